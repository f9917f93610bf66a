import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { BareList } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Lane } from './lanes'
import type { Drag } from './use-drag'

/** Rows rendered above and below the visible ones. */
const BEYOND = 4

interface Props {
  lane: Lane
  label: string
  /** Height of a row with the gap below it, in pixels. */
  row: number
  maxHeight: string
  /** The task that Tab reaches. */
  tabStop: string | null
  handlers: Drag['handlers']
  /** The whole lane on screen with its heading; pointers above it drop into it. */
  frame: React.RefObject<HTMLElement | null>
  empty: string
  render: (task: TaskAnswer, tabStop: boolean) => ReactNode
}

/** The tasks of a lane; only visible ones are rendered, however many there are. */
export const TaskLane = memo(function TaskLane({
  lane,
  label,
  row,
  maxHeight,
  tabStop,
  handlers,
  frame,
  empty,
  render,
}: Props) {
  const rows = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(0)
  const [room, setRoom] = useState(12)
  const { tasks } = lane
  const count = useRef(tasks.length)
  count.current = tasks.length

  const look = useCallback(() => {
    const element = rows.current
    if (!element) return
    setFirst(Math.max(0, Math.floor(element.scrollTop / row) - BEYOND))
    setRoom(Math.ceil(element.clientHeight / row) + 2 * BEYOND + 1)
  }, [row])

  // With fewer tasks, the scrolled position may be beyond the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again when the number changes
  useLayoutEffect(look, [look, tasks.length])

  useEffect(() => {
    const observer = new ResizeObserver(look)
    if (rows.current) observer.observe(rows.current)
    return () => observer.disconnect()
  }, [look])

  useEffect(() => {
    if (!frame.current) return

    handlers.register(lane.id, {
      element: frame.current,
      rows: () => rows.current,
      reveal: (index) => {
        const element = rows.current
        if (!element) return
        const top = Math.min(index, Math.max(0, count.current - 1)) * row

        if (top < element.scrollTop) element.scrollTop = top
        else if (top + row > element.scrollTop + element.clientHeight)
          element.scrollTop = top + row - element.clientHeight

        flushSync(look)
      },
    })

    return () => handlers.register(lane.id, null)
  }, [lane.id, row, handlers, look, frame])

  const end = Math.min(tasks.length, first + room)

  return (
    <BareList
      ref={rows}
      aria-label={label}
      onScroll={look}
      sx={{
        minHeight: 0,
        maxHeight,
        overflowY: 'auto',
        overflowX: 'hidden',
        overscrollBehaviorY: 'auto',
        position: 'relative',
        contain: 'layout paint style',
      }}
    >
      {first > 0 && <li aria-hidden style={{ height: first * row }} />}
      {tasks.slice(first, end).map((task, index) => (
        <li
          key={task.id}
          aria-setsize={tasks.length}
          aria-posinset={first + index + 1}
          style={{ height: row }}
        >
          {render(task, task.id === tabStop)}
        </li>
      ))}
      {end < tasks.length && <li aria-hidden style={{ height: (tasks.length - end) * row }} />}
      {tasks.length === 0 && (
        <Muted component="li" size={12} sx={{ px: 1.5, py: 1.25 }}>
          {empty}
        </Muted>
      )}
    </BareList>
  )
})
