import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { Stack } from '@workledger/kit/ui/layout'
import { useReorder } from '@workledger/kit/ui/reorder'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DragWords, useDragWords } from './drag-words'
import type { Lane } from './lanes'
import { type EditedList, type ListActions, ListButtons } from './list-buttons'
import { ListSection } from './list-section'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'
import { ROW, TaskCard } from './task-card'
import type { TasksShown } from './tasks-shown'
import { useDrag } from './use-drag'
import { useTaskCommands } from './use-task-commands'

const ListDialog = lazy(() => import('./list-dialog'))

/** The lane of tasks without a list. */
const LOOSE = 'loose'

type List = TasksShown['lists'][number]

/** The tasks of a project by task list, as a column; lists with open tasks are expanded. */
export default function ListsView({
  project,
  tasks,
  lists,
  titles,
  seconds,
  locked,
  actions,
  move,
  add,
  more,
}: TasksShown) {
  const t = useText(taskTexts)
  const go = useGo()
  const { removeList, moveList } = useTaskCommands()
  const [edited, setEdited] = useState<EditedList | null>(null)
  const [folded, setFolded] = useState<Readonly<Record<string, boolean>>>({})
  const { shown, lanes } = useLanes(tasks, lists)
  const nameOf = (id: string) => titles.get(id) ?? t('otherTasks')
  const [words, say] = useDragWords(nameOf)

  const drag = useDrag({
    lanes,
    row: ROW,
    stacked: true,
    disabled: locked,
    say,
    first: (useLocation().state as { task?: string } | null)?.task,
    onOpen: (task) => go(taskAddress(task)),
    onDrop: ({ task, from, to, below }) =>
      move(task, {
        below,
        ...(from.lane !== to.lane ? { list: to.lane === LOOSE ? null : to.lane } : {}),
      }),
  })

  const { handlers } = drag
  const revisionOf = (id: string) => shown.find((list) => list.id === id)?.revision ?? 0
  const ordered = shown.flatMap(({ id }) => id ?? [])

  const reorder = useReorder(
    ordered,
    (ids, id) =>
      void moveList(
        project,
        { id, title: nameOf(id), revision: revisionOf(id) },
        ids[ids.indexOf(id) + 1] ?? null,
      ),
    locked,
  )

  const listActions: ListActions = {
    add: (id) => add({ task_list_id: id }),
    edit: (list) => setEdited(list),
    remove: (list) => void removeList(project, list),
    at: reorder.at,
    place: reorder.place,
  }

  const render = useTaskRow({ seconds, locked, actions, handlers })

  return (
    <>
      <Stack gap={1.5} sx={{ minWidth: 0 }}>
        {drag.lanes.map((lane) => {
          const list = shown.find(({ id }) => (id ?? LOOSE) === lane.id)

          if (
            !list ||
            (list.id === null &&
              lane.tasks.length === 0 &&
              shown.length > 1 &&
              drag.picked === null)
          )
            return null

          const open = lane.tasks.some(({ task_status }) => !task_status.complete)

          return (
            <ListSection
              key={lane.id}
              name={nameOf(lane.id)}
              lane={lane}
              tabStop={
                lane.tasks.find((task) => task.id === drag.focused)?.id ?? lane.tasks[0]?.id ?? null
              }
              folded={folded[lane.id] ?? !(open || lane.tasks.length === 0)}
              reorder={list.id === null ? null : { of: reorder, id: list.id }}
              fold={(now) => setFolded((before) => ({ ...before, [lane.id]: now }))}
              handlers={handlers}
              render={render}
              empty={t('lists.none')}
              aside={!locked && <ListButtons list={list} name={nameOf(lane.id)} of={listActions} />}
            />
          )
        })}
      </Stack>
      {more && (
        <Muted size={12} sx={{ mt: 1 }}>
          {more}
        </Muted>
      )}
      <DragWords words={words} stacked />
      <Suspense>
        {edited && <ListDialog project={project} list={edited} close={() => setEdited(null)} />}
      </Suspense>
    </>
  )
}

interface TaskRowProps extends Pick<TasksShown, 'seconds' | 'locked' | 'actions'> {
  handlers: ReturnType<typeof useDrag>['handlers']
}

/** Returns the function that renders one task as a row. */
const useTaskRow = ({ seconds, locked, actions, handlers }: TaskRowProps) =>
  useCallback(
    (task: TaskAnswer, tabStop: boolean) => (
      <TaskCard
        task={task}
        listTitle={null}
        seconds={seconds.get(task.id) ?? 0}
        tabStop={tabStop}
        locked={locked}
        look="row"
        actions={actions}
        handlers={handlers}
      />
    ),
    [seconds, locked, actions, handlers],
  )

/** Returns the shown lists, tasks without a list last, and the lanes of their tasks. */
function useLanes(tasks: TasksShown['tasks'], lists: TasksShown['lists']) {
  const shown = useMemo<List[]>(
    () => [
      ...lists.filter(({ id }) => id !== null),
      { id: null, title: null, description: null, revision: null },
    ],
    [lists],
  )

  const lanes = useMemo<Lane[]>(() => {
    const byList = new Map(shown.map(({ id }) => [id ?? LOOSE, [] as TaskAnswer[]]))
    for (const task of tasks) byList.get(task.task_list_id ?? LOOSE)?.push(task)
    return [...byList].map(([id, own]) => ({ id, tasks: own, sorted: false }))
  }, [tasks, shown])

  return { shown, lanes }
}
