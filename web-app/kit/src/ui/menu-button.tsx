import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { visuallyHidden } from './figures'
import { activeFilter } from './filter-look'
import type { MenuEntries } from './menu-entries'

export type { MenuEntries, MenuEntry } from './menu-entries'

// The menu itself loads when a pointer or the focus comes near, not with the page.
const load = () => import('./menu-list')
const MenuList = lazy(load)

interface Props {
  label: string
  entries: MenuEntries
  children: ReactNode
  /**
   * Its look: an icon's square, a bordered button, the page's first action, or the bare content.
   */
  look?: 'icon' | 'button' | 'primary' | 'bare'
  header?: ReactNode
  /** A filter that leaves rows out. */
  active?: boolean
}

/** A button that opens a menu. */
export function MenuButton({ label, entries, children, look = 'icon', header, active }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()

  const common = {
    'aria-label': look === 'icon' ? label : undefined,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    title: look === 'icon' ? label : undefined,
    onPointerEnter: load,
    onFocus: load,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  }

  return (
    <>
      {look === 'icon' ? (
        <IconButton {...common}>{children}</IconButton>
      ) : look === 'button' ? (
        <Button {...common} sx={active ? activeFilter : undefined}>
          {children}
        </Button>
      ) : look === 'primary' ? (
        <Button {...common} variant="contained" color="primary">
          {children}
        </Button>
      ) : (
        <Button
          variant="text"
          {...common}
          sx={{
            '&.MuiButton-text': { p: 0, color: 'inherit' },
            borderRadius: 999,
            textAlign: 'start',
            justifyContent: 'start',
          }}
        >
          {/* Before the visible words, so that voice control works with the words on screen. */}
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
          {children}
        </Button>
      )}
      <Suspense>
        {anchor && (
          <MenuList
            id={id}
            label={label}
            anchor={anchor}
            entries={entries}
            header={header}
            close={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  )
}
