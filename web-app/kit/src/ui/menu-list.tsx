import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { useGo } from './app-link'
import { Icon } from './icon'
import { Grow } from './layout'
import type { MenuEntries } from './menu-entries'

/** Content outside of the page's landmarks is a landmark of its own. */
const landmark = (label: string) => ({ component: 'section', 'aria-label': label }) as object

interface Props {
  id: string
  label: string
  anchor: HTMLElement
  entries: MenuEntries
  header?: ReactNode
  close: () => void
}

export default function MenuList({ id, label, anchor, entries, header, close }: Props) {
  const go = useGo()
  // A menu's entries keep their places while it is open.
  const keyed = entries.map((entry, index) => ({ entry, key: `entry-${index}` }))

  return (
    <Menu
      open
      id={id}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label },
        paper: { ...landmark(label), sx: { mt: 0.5, minWidth: 200, maxWidth: 320 } },
      }}
    >
      {header && <Box sx={{ px: 1, py: 0.75 }}>{header}</Box>}
      {keyed.map(({ entry, key }) => {
        if (entry === null) return <Divider key={key} sx={{ my: '4px !important' }} />

        if (typeof entry === 'string') {
          return (
            <Box
              key={key}
              component="li"
              role="presentation"
              sx={{ px: 1, pt: 1, pb: 0.5, fontSize: 12, color: 'text.disabled' }}
            >
              {entry}
            </Box>
          )
        }

        return (
          <MenuItem
            key={key}
            disabled={entry.disabled}
            selected={entry.selected}
            role={
              entry.checked !== undefined
                ? 'menuitemcheckbox'
                : entry.selected !== undefined
                  ? 'menuitemradio'
                  : undefined
            }
            aria-checked={entry.checked ?? entry.selected}
            onClick={() => {
              if (entry.checked === undefined) close()

              if (entry.to) go(entry.to)
              else entry.run?.()
            }}
            sx={entry.danger ? { color: 'tone.bad' } : undefined}
          >
            {entry.icon && <Icon name={entry.icon} />}
            <Grow component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {entry.label}
            </Grow>
            {entry.note && (
              <Box component="span" sx={{ color: 'text.disabled', fontSize: 12 }}>
                {entry.note}
              </Box>
            )}
            {(entry.selected || entry.checked) && <Icon name="check" />}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
