import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import type { FoundProject } from '@workledger/kit/areas/projects/projects-found'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { useEffect, useId, useState } from 'react'
import { timerTexts } from './messages'
import { useProjectsToBook } from './projects'

interface Props {
  anchor: HTMLElement
  chosen: string | null
  choose: (project: FoundProject | null) => void
  close: () => void
  /** What stands for no choice; "No project" unless said. */
  none?: string
}

/** Projects to choose from, found by typing; arrows move, Enter takes. */
export default function ProjectMenu({ anchor, chosen, choose, close, none }: Props) {
  const t = useText(timerTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const { projects, more, loading, none: noneYet } = useProjectsToBook(typed)
  const options: (FoundProject | null)[] = [...(typed.trim() ? [] : [null]), ...projects]
  const [at, setAt] = useState(0)
  const here = Math.min(at, options.length - 1)
  useEffect(() => {
    document.getElementById(`${id}-${here}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, here])
  const take = (option: FoundProject | null | undefined) => {
    if (option === undefined) return
    close()
    if ((option?.id ?? null) !== chosen) choose(option)
  }
  const note = noneYet
    ? t('noProjects')
    : loading
      ? ''
      : projects.length === 0
        ? t('noSuchProject')
        : more > 0
          ? t('moreProjects', { count: more })
          : ''
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('project'), sx: { mt: 0.5, width: 280 } } }}
    >
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
        <OutlinedInput
          autoFocus
          fullWidth
          value={typed}
          placeholder={t('findProject')}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt(Math.min(here + 1, options.length - 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(here - 1, 0))
            else if (event.key === 'Enter') take(options[here])
            else return
            event.preventDefault()
          }}
          inputProps={{
            role: 'combobox',
            'aria-label': t('findProject'),
            'aria-expanded': true,
            'aria-controls': id,
            'aria-activedescendant': `${id}-${here}`,
          }}
          sx={{ minHeight: 32, '& input': { py: '5px' } }}
        />
      </Box>
      <Box
        component="ul"
        role="listbox"
        id={id}
        aria-label={t('project')}
        sx={{ m: 0, p: 0.5, listStyle: 'none', maxHeight: 280, overflowY: 'auto' }}
      >
        {options.map((option, index) => (
          <Box
            component="li"
            role="option"
            key={option?.id ?? 'none'}
            id={`${id}-${index}`}
            aria-selected={(option?.id ?? null) === chosen}
            onPointerMove={() => setAt(index)}
            onClick={() => take(option)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 32,
              px: 1,
              borderRadius: '4px',
              cursor: 'pointer',
              bgcolor: index === here ? 'action.hover' : undefined,
              color: option ? undefined : 'text.secondary',
            }}
          >
            <Box
              component="span"
              dir="auto"
              // Turned round with the page, as in the fields.
              sx={{ flex: 1, minWidth: 0, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {option ? option.name : (none ?? t('noProject'))}
            </Box>
            {option?.client.name && (
              <Box component="span" dir="auto" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {option.client.name}
              </Box>
            )}
            {(option?.id ?? null) === chosen && <Icon name="check" />}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ px: 1.5, pb: 1, fontSize: 12, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {note}
      </Box>
    </Popover>
  )
}
