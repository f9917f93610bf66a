import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mayCall } from '@workledger/contracts/kernel/callers'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { ExportMenu } from '@workledger/kit/table/export-menu'
import { exportOf } from '@workledger/kit/table/list-export'
import { useActions } from '@workledger/kit/ui/actions'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { membersOf } from '../members-of'
import { useProject } from '../project-context'
import { DragLook } from './drag-look'
import { taskTexts } from './messages'
import type { TaskActions } from './task-card'
import { useMove } from './use-move'
import { useStartTimer } from './use-start-timer'
import { useTaskCommands } from './use-task-commands'

const Board = lazy(() => import('./board'))
const ListsView = lazy(() => import('./lists-view'))
const TaskDialog = lazy(() => import('./task-dialog'))
const ListDialog = lazy(() => import('./list-dialog'))
const ProjectHistory = lazy(() => import('../project-history'))

/** Completed tasks that are shown at once. */
const DONE = 200

type Open =
  | { what: 'task'; task: TaskAnswer | null; begins?: { status_id?: string; task_list_id?: string | null } }
  | { what: 'list' }
  | { what: 'history'; task: TaskAnswer }

/** The tasks of the project, as a board by status or by task list. View and filters are in the address. */
export default function TaskListTab() {
  const t = useText(taskTexts)
  const project = useProject()
  const { workspace, employee, sees } = useMember()
  const params = { id: project.id }
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'list' ? 'list' : 'board'
  const show = search.get('show') ?? (view === 'board' ? 'all' : 'active')
  const person = search.get('employee') ?? ''
  const set = (name: string, value: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const asked = query(tasksApi.taskLists, {
    params,
    query: { done: show === 'active' ? 0 : DONE, ...(person ? { employee_id: person } : {}) },
  })
  const found = useQuery({ ...asked, placeholderData: keepPreviousData })
  const statuses = useQuery(query(projectsApi.statusTypes, { params }))
  const members = useQuery(membersOf(project.id))
  const time = useQuery(query(projectsApi.projectTime, { params }))
  const [open, setOpen] = useState<Open | null>(null)
  const { tick, remove } = useTaskCommands()
  const start = useStartTimer()
  const move = useMove(asked.queryKey, project.id)
  // Auditors read the tasks of a project and change none.
  const locked = !project.active || !mayCall(tasksApi.changeTask, employee.role?.permissions ?? [])

  const audits = sees()
  const own: TaskActions = {
    tick: (task, done) => void tick(task, done),
    edit: (task) => setOpen({ what: 'task', task }),
    remove: (task) => void remove(task),
    history: audits ? (task) => setOpen({ what: 'history', task }) : null,
    start: (task) => void start(task),
  }
  const latest = useRef(own)
  latest.current = own
  // The same functions all the time, so that cards are rendered only when their tasks change.
  const actions = useMemo<TaskActions>(
    () => ({
      tick: (task, done) => latest.current.tick(task, done),
      edit: (task) => latest.current.edit(task),
      remove: (task) => latest.current.remove(task),
      history: audits ? (task) => latest.current.history?.(task) : null,
      start: (task) => latest.current.start(task),
    }),
    [audits],
  )
  const lists = found.data?.data ?? none
  const tasks = useMemo(() => lists.flatMap((list) => list.tasks), [lists])
  const titles = useMemo(() => new Map(lists.flatMap(({ id, title }) => (id ? [[id, title ?? '']] : []))), [lists])
  const seconds = useMemo(() => new Map((time.data?.data.tasks ?? []).map((one) => [one.task_id, one.seconds])), [time.data])
  const columns = statuses.data?.data
  const shownDone = tasks.filter(({ task_status }) => task_status.complete).length
  const add = (begins: { status_id?: string; task_list_id?: string | null } = {}) => setOpen({ what: 'task', task: null, begins })
  useActions(locked ? [] : [{ id: 'task-new', label: t('add'), keys: 'n', group: t('task'), icon: 'plus', run: () => add() }])
  const shown = columns && {
    project: project.id,
    tasks,
    lists,
    statuses: columns,
    titles,
    seconds,
    locked,
    actions,
    move: (task: TaskAnswer, to: Parameters<typeof move>[1]) => void move(task, to),
    add,
    more:
      show === 'all' && !person && project.completed_tasks > shownDone && shownDone >= DONE
        ? t('card.more', { count: shownDone, all: project.completed_tasks })
        : null,
  }
  const error = found.error ?? statuses.error
  const people = members.data?.data ?? []
  return (
    <>
      <DragLook />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, '@media print': { display: 'none' } }}>
        <ViewSwitch
          label={t('view.label')}
          value={view}
          options={[
            { value: 'board', label: t('view.board'), icon: 'columns' },
            { value: 'list', label: t('view.list'), icon: 'menu' },
          ]}
          onChange={(value) => set('view', value === 'board' ? '' : value)}
        />
        <FilterMenu
          label={t('filter.tasks')}
          value={show}
          options={[
            { value: 'active', label: t('filter.active') },
            { value: 'all', label: t('filter.all') },
          ]}
          onChange={(value) => set('show', value)}
        />
        <FilterMenu
          label={t('filter.people')}
          value={person}
          options={[
            { value: '', label: t('filter.everybody') },
            ...people.map(({ employee_id, name }) => ({ value: employee_id, label: name })),
          ]}
          onChange={(value) => set('employee', value)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
          <ExportMenu
            url={exportOf('tasks', workspace.id, {
              q: '',
              sort: 'turn',
              filters: { project_id: project.id, employee_id: person, complete: show === 'active' ? false : '' },
            })}
          />
          {!locked && (
            <>
              {/* Lists are not seen on the board: there its button waits until there is room. */}
              <Button
                onClick={() => setOpen({ what: 'list' })}
                sx={view === 'board' ? { display: { xs: 'none', sm: 'inline-flex' } } : undefined}
              >
                {t('lists.add')}
              </Button>
              <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => add()}>
                {t('add')}
              </Button>
            </>
          )}
        </Box>
      </Box>
      {error ? (
        <FailedState error={error} retry={() => void found.refetch()} />
      ) : !shown || found.isPending ? (
        <SkeletonRows rows={6} height={64} />
      ) : tasks.length === 0 && project.tasks_count === 0 && lists.every(({ id }) => id === null) ? (
        <EmptyState
          icon="check"
          title={t('empty.title')}
          text={t(locked ? 'empty.reader' : 'empty.text')}
          action={!locked && <Button onClick={() => add()}>{t('add')}</Button>}
        />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
          {view === 'board' ? <Board {...shown} /> : <ListsView {...shown} />}
        </Suspense>
      )}
      <Suspense>
        {open?.what === 'task' && <TaskDialog project={project.id} task={open.task} begins={open.begins} close={() => setOpen(null)} />}
        {open?.what === 'list' && <ListDialog project={project.id} list={null} close={() => setOpen(null)} />}
        {open?.what === 'history' && (
          <ProjectHistory project={project.id} task={open.task.id} title={open.task.title} close={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}
const none: AnswerOf<typeof tasksApi.taskLists>['data'] = []
