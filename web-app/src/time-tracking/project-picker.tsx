import Box from '@mui/material/Box'
import type { FoundProject } from '@workledger/kit/areas/projects/projects-found'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { lazy, Suspense, useState } from 'react'
import { timerTexts } from './messages'

const load = () => import('./project-menu')
const ProjectMenu = lazy(load)

interface Props {
  project: { id: string; name: string } | null
  onChange: (project: FoundProject | null) => void
}

/** An entry's project as a chip; pressing it offers the others. */
export function ProjectPicker({ project, onChange }: Props) {
  const t = useText(timerTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <>
      <Box
        component="button"
        type="button"
        dir="auto"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-label={project ? pair(t('project'), project.name) : t('project')}
        title={project?.name}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          display: 'inline-block',
          maxWidth: '100%',
          height: 22,
          px: 1,
          border: '1px solid',
          borderColor: project ? 'transparent' : 'divider',
          borderStyle: project ? 'solid' : 'dashed',
          borderRadius: '11px',
          bgcolor: project ? 'tone.accentSoft' : 'transparent',
          color: project ? 'tone.accentInk' : 'text.disabled',
          font: 'inherit',
          fontSize: 12,
          fontWeight: 500,
          lineHeight: '20px',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          cursor: 'pointer',
          '&:hover': { borderColor: 'tone.lineStrong' },
        }}
      >
        {project ? project.name : t('project')}
      </Box>
      <Suspense>
        {anchor && (
          <ProjectMenu
            anchor={anchor}
            chosen={project?.id ?? null}
            choose={onChange}
            close={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  )
}
