import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import type { FoundProject } from '@workledger/kit/areas/projects/projects-found'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { MenuSearch } from './menu-search'
import { timerTexts } from './messages'
import { useProjectsToBook } from './projects'

interface Props {
  anchor: HTMLElement
  chosen: string | null
  choose: (project: FoundProject | null) => void
  close: () => void
  /** Label without a choice; default "No project". */
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(here + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(here - 1, 0))
    else if (event.key === 'Enter') take(options[here])
    else return

    event.preventDefault()
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
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('project'), sx: { mt: 0.5, width: 280 } },
      }}
    >
      <MenuSearch
        list={id}
        label={t('findProject')}
        typed={typed}
        type={(text) => {
          setTyped(text)
          setAt(0)
        }}
        here={options.length > 0 ? here : undefined}
        onKeyDown={onKeyDown}
      />
      <Box
        component="ul"
        role="listbox"
        id={id}
        aria-label={t('project')}
        sx={{ m: 0, p: 0.5, listStyle: 'none', maxHeight: 280, overflowY: 'auto' }}
      >
        {options.map((option, index) => (
          <ProjectOption
            key={option?.id ?? 'none'}
            id={`${id}-${index}`}
            project={option}
            none={none ?? t('noProject')}
            chosen={(option?.id ?? null) === chosen}
            here={index === here}
            point={() => setAt(index)}
            take={() => take(option)}
          />
        ))}
      </Box>
      <Muted role="status" size={12} sx={{ px: 1.5, pb: 1, '&:empty': { display: 'none' } }}>
        {note}
      </Muted>
    </Popover>
  )
}

interface OptionProps {
  id: string
  /** Null is no project. */
  project: FoundProject | null
  none: string
  chosen: boolean
  here: boolean
  point: () => void
  take: () => void
}

function ProjectOption({ id, project, none, chosen, here, point, take }: OptionProps) {
  return (
    <Row
      component="li"
      role="option"
      id={id}
      aria-selected={chosen}
      onPointerMove={point}
      onClick={take}
      gap={1}
      sx={{
        minHeight: 32,
        px: 1,
        borderRadius: '4px',
        cursor: 'pointer',
        bgcolor: here ? 'action.hover' : undefined,
        color: project ? undefined : 'text.secondary',
      }}
    >
      <Grow
        component="span"
        dir="auto"
        // Mirrored with the page, as in the fields.
        sx={{
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {project ? project.name : none}
      </Grow>
      {project?.client.name && (
        <Muted component="span" dir="auto" size={12} sx={{ whiteSpace: 'nowrap' }}>
          {project.client.name}
        </Muted>
      )}
      {chosen && <Icon name="check" />}
    </Row>
  )
}
