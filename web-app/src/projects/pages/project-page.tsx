import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ProjectAnswer, projectsApi } from '@workledger/contracts/projects/projects.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { NotFound } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { useGo } from '@workledger/kit/ui/app-link'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { Muted } from '@workledger/kit/ui/text'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useRemaining } from './due'
import { MemberPictures } from './member-pictures'
import { projectPageTexts } from './messages'
import { ProjectContext } from './project-context'
import { ProjectFigures } from './project-figures'
import { useProjectActions } from './use-project-actions'

const ProjectDialog = lazy(() => import('./project-dialog'))
const ProjectHistory = lazy(() => import('./project-history'))
const TaskList = lazy(() => import('./tasks/task-list-tab'))
const Members = lazy(() => import('./members-tab'))
const TaskCalendar = lazy(() => import('./tasks/calendar-tab'))
const Statuses = lazy(() => import('./statuses-tab'))

/** One project: its facts, its progress, and its parts. */
export default function ProjectPage() {
  const t = useText(projectPageTexts)
  const { id = '' } = useParams()
  const go = useGo()
  const { workspace } = useMember()
  const narrow = useNarrow()
  const { archive, restore, remove } = useProjectActions()
  const [open, setOpen] = useState<'edit' | 'history' | null>(null)
  const found = useQuery(query(projectsApi.project, { params: { ws: workspace.id, id } }))

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'tasks', label: t('detail.list'), Component: TaskList },
      { id: 'employees', label: t('detail.employees'), Component: Members },
      { id: 'calendar', label: t('detail.calendar'), Component: TaskCalendar },
      { id: 'statuses', label: t('detail.status'), Component: Statuses },
    ],
    [t],
  )

  const crumbs = [{ label: t('page'), to: '/projects' }]
  if (found.error?.status === 404 || found.error?.status === 422) return <NotFound />

  if (found.error)
    return (
      <Page title={t('page')} crumbs={crumbs}>
        <FailedState error={found.error} retry={() => void found.refetch()} />
      </Page>
    )

  const project = found.data?.data

  if (!project)
    return (
      <Page title={t('page')} quietTitle crumbs={crumbs}>
        <SkeletonRows rows={8} />
      </Page>
    )

  const { name, active } = project

  return (
    <Page
      title={name}
      crumbs={crumbs}
      status={
        (!narrow || !active) && (
          <StatusChip tone={active ? 'good' : 'wait'}>
            {t(active ? 'active' : 'archived')}
          </StatusChip>
        )
      }
      aside={<MemberPictures project={project.id} most={narrow ? 3 : 7} size={narrow ? 24 : 28} />}
      menuLabel={t('actions', { name })}
      facts={<ProjectFacts project={project} />}
    >
      <ProjectActions
        project={project}
        open={setOpen}
        archive={() => void archive(project)}
        restore={() => void restore(project)}
        remove={async () => {
          if (await remove(project)) go('/projects')
        }}
      />
      <ProjectFigures project={project} />
      {!active && (
        <Muted role="note" sx={{ mb: 1.5 }}>
          {t('archivedHint')}
        </Muted>
      )}
      <ProjectContext value={project}>
        <Tabs label={t('detail.label')} tabs={tabs} />
      </ProjectContext>
      <Suspense>
        {open === 'edit' && (
          <FormHistory
            value={<ProjectHistory project={project.id} title={project.name} close={() => {}} />}
          >
            <ProjectDialog project={project} close={() => setOpen(null)} />
          </FormHistory>
        )}
        {open === 'history' && (
          <ProjectHistory project={id} title={name} close={() => setOpen(null)} />
        )}
      </Suspense>
    </Page>
  )
}

interface ProjectActionsProps {
  project: ProjectAnswer
  open: (dialog: 'edit' | 'history') => void
  archive: () => void
  restore: () => void
  remove: () => void
}

function ProjectActions({ project, open, archive, restore, remove }: ProjectActionsProps) {
  const t = useText(projectPageTexts)
  const { can, sees } = useMember()
  const may = can('edit_company')

  usePageActions({
    secondary: [may && { label: t('editAction'), icon: 'edit', run: () => open('edit') }],
    menu: [
      sees() && { label: t('history'), icon: 'history', run: () => open('history') },
      may &&
        (project.active
          ? { label: t('archiveAction'), icon: 'file', run: archive }
          : { label: t('restoreAction'), icon: 'refresh', run: restore }),
      may && { label: t('deleteAction'), icon: 'trash', danger: true, run: remove },
    ],
  })

  return null
}

function ProjectFacts({ project: { client, due_date, description } }: { project: ProjectAnswer }) {
  const t = useText(projectPageTexts)
  const left = useRemaining({ within: true })
  const { day, listed } = useFormat()

  return (
    <>
      <bdi>{client.name}</bdi>
      {' · '}
      {due_date ? listed([t('remaining.due', { day: day(due_date) }), left(due_date)]) : left(null)}
      {description && (
        <Box sx={{ maxWidth: 720, whiteSpace: 'pre-wrap' }}>
          <bdi>{description}</bdi>
        </Box>
      )}
    </>
  )
}
