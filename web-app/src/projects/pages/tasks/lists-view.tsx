import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { type Reorder, useReorder } from '@workledger/kit/ui/reorder'
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DragWords, useDragWords } from './drag-words'
import type { Lane } from './lanes'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'
import { ROW, TaskCard } from './task-card'
import { TaskLane } from './task-lane'
import type { TasksShown } from './tasks-shown'
import { type Drag, useDrag } from './use-drag'
import { useTaskCommands } from './use-task-commands'

const ListDialog = lazy(() => import('./list-dialog'))
/** The lane of tasks that are in no list. */
const LOOSE = 'loose'
type List = TasksShown['lists'][number]

/** The tasks of a project by task list, below each other; a list is open where it has something to do. */
export default function ListsView({ project, tasks, lists, titles, seconds, locked, actions, move, add, more }: TasksShown) {
  const t = useText(taskTexts)
  const go = useGo()
  const { removeList, moveList } = useTaskCommands()
  const [edited, setEdited] = useState<{ id: string; title: string; description: string | null; revision: number } | null>(null)
  const [folded, setFolded] = useState<Readonly<Record<string, boolean>>>({})
  const shown = useMemo<List[]>(
    () => [...lists.filter(({ id }) => id !== null), { id: null, title: null, description: null, revision: null }],
    [lists],
  )
  const lanes = useMemo<Lane[]>(() => {
    const byList = new Map(shown.map(({ id }) => [id ?? LOOSE, [] as TaskAnswer[]]))
    for (const task of tasks) byList.get(task.task_list_id ?? LOOSE)?.push(task)
    return [...byList].map(([id, own]) => ({ id, tasks: own, sorted: false }))
  }, [tasks, shown])
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
      move(task, { below, ...(from.lane !== to.lane ? { list: to.lane === LOOSE ? null : to.lane } : {}) }),
  })
  const { handlers } = drag
  const revisionOf = (id: string) => shown.find((list) => list.id === id)?.revision ?? 0
  const ordered = shown.flatMap(({ id }) => id ?? [])
  const reorder = useReorder(
    ordered,
    (ids, id) => void moveList(project, { id, title: nameOf(id), revision: revisionOf(id) }, ids[ids.indexOf(id) + 1] ?? null),
    locked,
  )
  const render = useCallback(
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
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        {drag.lanes.map((lane) => {
          const list = shown.find(({ id }) => (id ?? LOOSE) === lane.id)
          if (!list || (list.id === null && lane.tasks.length === 0 && shown.length > 1 && drag.picked === null)) return null
          const open = lane.tasks.some(({ task_status }) => !task_status.complete)
          const { id, title } = list
          return (
            <ListSection
              key={lane.id}
              name={nameOf(lane.id)}
              lane={lane}
              tabStop={lane.tasks.find((task) => task.id === drag.focused)?.id ?? lane.tasks[0]?.id ?? null}
              folded={folded[lane.id] ?? !(open || lane.tasks.length === 0)}
              reorder={id === null ? null : { of: reorder, id }}
              fold={(now) => setFolded((before) => ({ ...before, [lane.id]: now }))}
              handlers={handlers}
              render={render}
              empty={t('lists.none')}
              aside={
                !locked && (
                  <>
                    <IconButton
                      aria-label={t('lists.addTask', { name: nameOf(lane.id) })}
                      title={t('lists.addTask', { name: nameOf(lane.id) })}
                      onClick={() => add({ task_list_id: id })}
                    >
                      <Icon name="plus" />
                    </IconButton>
                    {id !== null && (
                      <MenuButton
                        label={t('actions', { name: title ?? '' })}
                        entries={[
                          {
                            label: t('lists.edit'),
                            icon: 'edit',
                            run: () => setEdited({ id, title: title ?? '', description: list.description, revision: revisionOf(id) }),
                          },
                          {
                            label: t('lists.up'),
                            icon: 'up',
                            disabled: ordered[0] === id,
                            run: () => reorder.place(id, ordered.indexOf(id) - 1),
                          },
                          {
                            label: t('lists.down'),
                            icon: 'down',
                            disabled: ordered.at(-1) === id,
                            run: () => reorder.place(id, ordered.indexOf(id) + 1),
                          },
                          null,
                          {
                            label: t('deleteAction'),
                            icon: 'trash',
                            danger: true,
                            run: () => void removeList(project, { id, title: title ?? '' }),
                          },
                        ]}
                      >
                        <Icon name="more" />
                      </MenuButton>
                    )}
                  </>
                )
              }
            />
          )
        })}
      </Box>
      {more && <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{more}</Box>}
      <DragWords words={words} stacked />
      <Suspense>{edited && <ListDialog project={project} list={edited} close={() => setEdited(null)} />}</Suspense>
    </>
  )
}

interface SectionProps {
  name: string
  lane: Lane
  tabStop: string | null
  folded: boolean
  fold: (folded: boolean) => void
  handlers: Drag['handlers']
  render: (task: TaskAnswer, tabStop: boolean) => ReactNode
  empty: string
  aside: ReactNode
  /** Null where it is no list: it stays last. */
  reorder: { of: Reorder; id: string } | null
}
const ListSection = memo(function ListSection({
  name,
  lane,
  tabStop,
  folded,
  fold,
  handlers,
  render,
  empty,
  aside,
  reorder,
}: SectionProps) {
  const t = useText(taskTexts)
  const frame = useRef<HTMLElement>(null)
  return (
    <Box
      component="section"
      ref={frame}
      aria-label={name}
      {...reorder?.of.target(reorder.id)}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
        '&[data-over]': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="header"
        {...reorder?.of.handle(reorder.id)}
        sx={{
          cursor: reorder && !reorder.of.at(reorder.id).off ? 'grab' : undefined,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 40,
          paddingInline: '4px 8px',
          bgcolor: 'tone.raised',
        }}
      >
        <IconButton aria-label={t(folded ? 'lists.show' : 'lists.hide', { name })} aria-expanded={!folded} onClick={() => fold(!folded)}>
          <Icon name={folded ? 'forward' : 'down'} />
        </IconButton>
        <Box
          component="h2"
          sx={{ m: 0, minWidth: 0, fontSize: 14, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <bdi>{name}</bdi>
        </Box>
        <Box component="span" className="num" sx={{ color: 'text.secondary' }}>
          {lane.tasks.length}
        </Box>
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>{aside}</Box>
      </Box>
      {!folded && (
        <TaskLane
          lane={lane}
          label={name}
          row={ROW}
          maxHeight="60vh"
          tabStop={tabStop}
          handlers={handlers}
          frame={frame}
          empty={empty}
          render={render}
        />
      )}
    </Box>
  )
})
