import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { NotFound } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { useGo } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Facts } from '@workledger/kit/ui/facts'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { projectPageTexts } from '../messages'
import { taskTexts } from './messages'
import { TaskStatusChip } from './task-status-chip'
import { useStartTimer } from './use-start-timer'
import { useTaskCommands } from './use-task-commands'

const TaskDialog = lazy(() => import('./task-dialog'))
const ProjectHistory = lazy(() => import('../project-history'))

/** One task. Its id is in the address as `?task=`, or in the state of the step that led here. */
export default function TaskPage() {
  const t = useText(taskTexts)
  const pages = useText(projectPageTexts)
  const go = useGo()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const state = useLocation().state as { task?: string } | null
  const taskId = search.get('task') ?? state?.task ?? ''
  const { workspace, employee } = useMember()
  const [open, setOpen] = useState<'edit' | 'history' | null>(null)
  const { tick, remove } = useTaskCommands()
  const start = useStartTimer()

  const found = useQuery({
    ...query(tasksApi.task, { params: { id, taskId } }),
    enabled: taskId !== '',
  })

  const project = useQuery(query(projectsApi.project, { params: { ws: workspace.id, id } }))
  const time = useQuery(query(projectsApi.projectTime, { params: { id } })).data?.data
  const address = `/projects/${id}/project_detail`

  const crumbs = [
    { label: pages('page'), to: '/projects' },
    { label: project.data?.data.name ?? '…', to: address },
  ]

  const back = <Button onClick={() => go(address)}>{t('back')}</Button>

  if (found.error?.status === 404 || found.error?.status === 422 || project.error?.status === 404)
    return <NotFound />

  if (taskId === '')
    return (
      <Page title={t('task')} crumbs={crumbs}>
        <EmptyState icon="check" title={t('unknown')} action={back} />
      </Page>
    )

  if (found.error)
    return (
      <Page title={t('task')} crumbs={crumbs}>
        <FailedState error={found.error} retry={() => void found.refetch()} />
      </Page>
    )

  const task = found.data?.data

  if (!task)
    return (
      <Page title={t('task')} quietTitle crumbs={crumbs}>
        <SkeletonRows rows={6} />
      </Page>
    )

  // Auditors read the tasks of a project and change none.
  const locked =
    project.data?.data.active === false ||
    !mayCall(tasksApi.changeTask, employee.role?.permissions ?? [])
  const tracked = time?.tasks.find(({ task_id }) => task_id === task.id)?.seconds ?? 0

  return (
    <Page
      title={task.title}
      crumbs={crumbs}
      narrow
      status={<TaskStatusChip name={task.task_status.name} color={task.task_status.color} />}
      menuLabel={t('actions', { name: task.title })}
    >
      <TaskActions
        task={task}
        locked={locked}
        open={setOpen}
        tick={() => void tick(task, !task.task_status.complete)}
        start={() => void start(task)}
        remove={async () => {
          if (await remove(task)) go(address)
        }}
      />
      <TaskFacts task={task} tracked={tracked} />
      <Suspense>
        {open === 'edit' && <TaskDialog project={id} task={task} close={() => setOpen(null)} />}
        {open === 'history' && (
          <ProjectHistory
            project={id}
            task={task.id}
            title={task.title}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Page>
  )
}

interface TaskActionsProps {
  task: TaskAnswer
  locked: boolean
  open: (dialog: 'edit' | 'history') => void
  tick: () => void
  start: () => void
  remove: () => void
}

function TaskActions({ task, locked, open, tick, start, remove }: TaskActionsProps) {
  const t = useText(taskTexts)
  const { sees } = useMember()

  usePageActions({
    secondary: [
      !locked && {
        label: t(task.task_status.complete ? 'reopen' : 'complete'),
        icon: 'check',
        run: tick,
      },
      !locked && { label: t('timer.start'), icon: 'play', run: start },
    ],
    menu: [
      { label: t('editAction'), icon: 'edit', disabled: locked, run: () => open('edit') },
      sees() && { label: t('history'), icon: 'history', run: () => open('history') },
      { label: t('deleteAction'), icon: 'trash', danger: true, run: remove },
    ],
  })

  return null
}

function TaskFacts({ task, tracked }: { task: TaskAnswer; tracked: number }) {
  const t = useText(taskTexts)
  const { day, moment, hours } = useFormat()

  return (
    <Panel>
      <Box
        sx={{
          p: 2,
          borderBottom: 1,
          borderColor: 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: task.description ? undefined : 'text.secondary',
        }}
      >
        <bdi>{task.description ?? t('noDescription')}</bdi>
      </Box>
      <Facts
        items={[
          [t('status'), task.task_status.name],
          [t('assignedTo'), <Assignee key="assignee" task={task} />],
          [t('start'), task.start_date && day(task.start_date)],
          [t('due'), task.due_date ? day(task.due_date) : t('noDue')],
          [t('created'), moment(task.created_at)],
          [t('completed'), task.completed_at && moment(task.completed_at)],
          [t('project'), task.project.name],
          [t('tracked'), hours(tracked)],
        ]}
      />
    </Panel>
  )
}

function Assignee({ task: { employee } }: { task: TaskAnswer }) {
  const t = useText(taskTexts)
  if (!employee) return t('noOne')

  return (
    <Row component="span" inline gap={1}>
      <Avatar person={employee} size={22} />
      {fullName(employee)}
    </Row>
  )
}
