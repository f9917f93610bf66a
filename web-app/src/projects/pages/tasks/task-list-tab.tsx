import Button from '@mui/material/Button'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useProject } from '../project-context'
import { DragLook } from './drag-look'
import { taskTexts } from './messages'
import { TaskToolbar } from './task-toolbar'
import { useTaskActions } from './use-task-actions'
import { useTaskFilters } from './use-task-filters'
import { useTasksShown } from './use-tasks-shown'

const Board = lazy(() => import('./board'))
const ListsView = lazy(() => import('./lists-view'))
const TaskDialog = lazy(() => import('./task-dialog'))
const ListDialog = lazy(() => import('./list-dialog'))
const ProjectHistory = lazy(() => import('../project-history'))

type OpenDialog =
  | {
      what: 'task'
      task: TaskAnswer | null
      begins?: { status_id?: string; task_list_id?: string | null } | undefined
    }
  | { what: 'list' }
  | { what: 'history'; task: TaskAnswer }

/**
 * The tasks of the project, as a board by status or by task list. View and filters are in the
 * address.
 */
export default function TaskListTab() {
  const t = useText(taskTexts)
  const project = useProject()
  const { employee } = useMember()
  const filters = useTaskFilters()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  // Auditors read the tasks of a project and change none.
  const locked = !project.active || !mayCall(tasksApi.changeTask, employee.role?.permissions ?? [])

  const actions = useTaskActions({
    edit: (task) => setOpen({ what: 'task', task }),
    history: (task) => setOpen({ what: 'history', task }),
  })

  const add = (begins: { status_id?: string; task_list_id?: string | null } = {}) =>
    setOpen({ what: 'task', task: null, begins })
  const { found, error, shown } = useTasksShown(filters, { locked, actions, add })

  return (
    <>
      <DragLook />
      <TaskToolbar
        filters={filters}
        locked={locked}
        addTask={() => add()}
        addList={() => setOpen({ what: 'list' })}
      />
      {error ? (
        <FailedState error={error} retry={() => void found.refetch()} />
      ) : !shown || found.isPending ? (
        <SkeletonRows rows={6} height={64} />
      ) : shown.tasks.length === 0 &&
        project.tasks_count === 0 &&
        shown.lists.every(({ id }) => id === null) ? (
        <EmptyState
          icon="check"
          title={t('empty.title')}
          text={t(locked ? 'empty.reader' : 'empty.text')}
          action={!locked && <Button onClick={() => add()}>{t('add')}</Button>}
        />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
          {filters.view === 'board' ? <Board {...shown} /> : <ListsView {...shown} />}
        </Suspense>
      )}
      <TaskDialogs open={open} close={() => setOpen(null)} />
    </>
  )
}

function TaskDialogs({ open, close }: { open: OpenDialog | null; close: () => void }) {
  const project = useProject()
  return (
    <Suspense>
      {open?.what === 'task' && (
        <TaskDialog project={project.id} task={open.task} begins={open.begins} close={close} />
      )}
      {open?.what === 'list' && <ListDialog project={project.id} list={null} close={close} />}
      {open?.what === 'history' && (
        <ProjectHistory
          project={project.id}
          task={open.task.id}
          title={open.task.title}
          close={close}
        />
      )}
    </Suspense>
  )
}
