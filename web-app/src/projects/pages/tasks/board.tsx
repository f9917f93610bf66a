import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { DragWords, useDragWords } from './drag-words'
import type { Lane } from './lanes'
import { taskTexts } from './messages'
import { taskAddress } from './task-address'
import { CARD, TaskCard } from './task-card'
import { TaskLane } from './task-lane'
import type { TasksShown } from './tasks-shown'
import { type Drag, useDrag } from './use-drag'
import type { Status } from './use-move'

const GAP = 8

/** The tasks of a project by status, in columns. */
export default function Board({
  tasks,
  statuses,
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

  const lanes = useMemo<Lane[]>(() => {
    const byStatus = new Map(statuses.map(({ id }) => [id, [] as TaskAnswer[]]))
    for (const task of tasks) byStatus.get(task.status_id)?.push(task)

    return statuses.map(({ id, complete }) => ({
      id,
      tasks: inOrder(byStatus.get(id)!, complete),
      sorted: complete,
    }))
  }, [tasks, statuses])

  const [words, say] = useDragWords((lane) => statuses.find(({ id }) => id === lane)?.name ?? '')

  const drag = useDrag({
    lanes,
    row: CARD + GAP,
    stacked: false,
    disabled: locked,
    say,
    first: (useLocation().state as { task?: string } | null)?.task,
    onOpen: (task) => go(taskAddress(task)),
    onDrop: ({ task, from, to, below }) => {
      const status = statuses.find(({ id }) => id === to.lane)
      move(task, { below, ...(from.lane !== to.lane && status ? { status } : {}) })
    },
  })

  const { handlers } = drag

  const render = useCallback(
    (task: TaskAnswer, tabStop: boolean) => (
      <TaskCard
        task={task}
        listTitle={titles.get(task.task_list_id ?? '') ?? null}
        seconds={seconds.get(task.id) ?? 0}
        tabStop={tabStop}
        locked={locked}
        look="card"
        actions={actions}
        handlers={handlers}
      />
    ),
    [titles, seconds, locked, actions, handlers],
  )

  return (
    <>
      <Box
        data-board
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'minmax(260px, 84%)', sm: 'minmax(240px, 1fr)' },
          gap: 1.5,
          overflowX: 'auto',
          pb: 0.5,
          '@media print': { gridAutoColumns: 'minmax(0, 1fr)' },
        }}
      >
        {statuses.map((status, index) => {
          const lane = drag.lanes[index]
          if (!lane || lane.id !== status.id) return null
          const own =
            lane.tasks.find(({ id }) => id === drag.focused)?.id ?? lane.tasks[0]?.id ?? null

          return (
            <Column
              key={status.id}
              status={status}
              lane={lane}
              tabStop={own}
              handlers={handlers}
              render={render}
              empty={t('card.empty')}
              add={locked ? null : add}
              more={status.complete ? more : null}
            />
          )
        })}
      </Box>
      <DragWords words={words} stacked={false} />
    </>
  )
}

/** Sorts open tasks by weight, completed ones newest first. */
const inOrder = (tasks: readonly TaskAnswer[], complete: boolean) =>
  [...tasks].sort((a, b) =>
    complete
      ? (b.completed_at ?? '').localeCompare(a.completed_at ?? '') || (a.id < b.id ? -1 : 1)
      : b.sort_weight - a.sort_weight || (a.id < b.id ? -1 : 1),
  )

interface ColumnProps {
  status: Status
  lane: Lane
  tabStop: string | null
  handlers: Drag['handlers']
  render: (task: TaskAnswer, tabStop: boolean) => ReactNode
  empty: string
  add: ((begins: { status_id: string }) => void) | null
  /** The note below completed tasks if only the newest are shown. */
  more: string | null
}

const Column = memo(function Column({
  status,
  lane,
  tabStop,
  handlers,
  render,
  empty,
  add,
  more,
}: ColumnProps) {
  const t = useText(taskTexts)
  const frame = useRef<HTMLElement>(null)
  const { id, name, color, complete } = status

  return (
    <Box
      component="section"
      ref={frame}
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 160,
        borderRadius: '8px',
        p: 0.5,
        '&[data-over]': { bgcolor: 'tone.accentSoft' },
      }}
    >
      <Row component="header" gap={1} sx={{ minHeight: 36, px: 0.5 }}>
        <Box
          aria-hidden
          sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: color }}
        />
        <Heading
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <bdi>{name}</bdi>
        </Heading>
        <Muted component="span" className="num">
          {lane.tasks.length}
        </Muted>
        {complete && <StatusChip tone="wait">{t('card.completes')}</StatusChip>}
        {add && (
          <IconButton
            aria-label={t('card.addTo', { name })}
            title={t('card.addTo', { name })}
            onClick={() => add({ status_id: id })}
            sx={{ marginInlineStart: 'auto' }}
          >
            <Icon name="plus" />
          </IconButton>
        )}
      </Row>
      <TaskLane
        lane={lane}
        label={name}
        row={CARD + GAP}
        maxHeight="max(320px, calc(100dvh - 220px))"
        tabStop={tabStop}
        handlers={handlers}
        frame={frame}
        empty={empty}
        render={render}
      />
      {more && (
        <Muted size={12} sx={{ px: 1, py: 0.5 }}>
          {more}
        </Muted>
      )}
    </Box>
  )
})
