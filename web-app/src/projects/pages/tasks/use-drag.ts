import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { LaneHandle } from './lane-handle'
import {
  belowOf,
  isArrow,
  type Lane,
  type Place,
  placeOf,
  placesIn,
  stepped,
  within,
} from './lanes'
import { startPointerDrag } from './pointer-drag'

export interface Drop {
  task: TaskAnswer
  from: Place
  to: Place
  /** The task below the new place; null at the end. */
  below: string | null
}

interface DragOptions {
  lanes: readonly Lane[]
  /** Height of a row with the gap below it, in pixels. */
  row: number
  /** Lanes form a column instead of a row. */
  stacked: boolean
  disabled: boolean
  onDrop: (drop: Drop) => void
  /** Announces the task's place to screen readers. */
  say: (
    what: 'picked' | 'at' | 'dropped' | 'back',
    task: TaskAnswer,
    place: Place,
    places: number,
  ) => void
  onOpen: (task: TaskAnswer) => void
  /** The task of the link: it has the focus at first, and is marked until it loses it. */
  first?: string | null | undefined
}

const isRtl = () => document.documentElement.dir === 'rtl'

const isControl = (target: EventTarget) =>
  (target as HTMLElement).closest('input, button, [role=menuitem]') !== null

/** Holds the last rendered value, for handlers that stay the same. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  latest.current = value

  return latest
}

/** Holds the line that shows where a task would be dropped, if any; it goes with the view. */
function useMarker() {
  const marker = useRef<Marker | null>(null)
  useEffect(() => () => marker.current?.remove(), [])

  return marker
}

/**
 * Focuses the first task, or one dropped by keyboard once it is in its new lane, where an answer
 * may put it later.
 */
function useWanted(
  first: string | null,
  lanes: readonly Lane[],
  focusOn: (place: Place, id: string) => HTMLElement | null,
) {
  const wanted = useRef<{ id: string; lane?: string } | null>(first ? { id: first } : null)

  useEffect(() => {
    if (!wanted.current) return
    const { id, lane } = wanted.current
    const place = placeOf(lanes, id)
    const element = place && (lane ?? place.lane) === place.lane ? focusOn(place, id) : null
    if (!element) return
    // A focus after a click has no ring of its own.
    if (id === first) element.dataset.asked = ''
    wanted.current = null
  })

  return wanted
}

/**
 * Moves tasks between and within lanes, by pointer and by keyboard. Nothing renders while a pointer
 * moves.
 */
export function useDrag({
  lanes: given,
  row,
  stacked,
  disabled,
  onDrop,
  say,
  onOpen,
  first = null,
}: DragOptions) {
  const handles = useRef(new Map<string, LaneHandle>())
  // While a task moves the lanes stay the same, whatever others change meanwhile.
  const [held, setHeld] = useState<readonly Lane[] | null>(null)
  const [picked, setPicked] = useState<{ task: TaskAnswer; from: Place; at: Place } | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const lanes = held ?? given
  const latest = useLatest({ lanes, row, stacked, disabled, onDrop, say, onOpen, picked })
  const marker = useMarker()

  const focusOn = (place: Place, id: string) => {
    handles.current.get(place.lane)?.reveal(place.index)
    const element = handles.current
      .get(place.lane)
      ?.element.querySelector<HTMLElement>(`[data-task="${id}"]`)
    element?.focus()

    return element ?? null
  }

  const wanted = useWanted(first, given, focusOn)

  const drop = (task: TaskAnswer, from: Place, to: Place) => {
    const { lanes: now, onDrop: act } = latest.current

    if (
      from.lane === to.lane &&
      (from.index === to.index || now.find(({ id }) => id === to.lane)?.sorted)
    )
      return

    act({ task, from, to, below: belowOf(now, to, task.id) })
  }

  /**
   * The task itself is still in its old place, so places below it are one further down on screen.
   */
  const mark = ({ lane, index }: Place, from: Place) => {
    const handle = handles.current.get(lane)
    marker.current ??= makeMarker()
    const below = lane === from.lane && index > from.index ? 1 : 0
    if (handle) marker.current.show(handle, index + below, latest.current.row)
  }

  const unmark = () => {
    marker.current?.remove()
    marker.current = null
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>, task: TaskAnswer) => {
    const { disabled: off, lanes: now } = latest.current
    if (off || event.button !== 0 || isControl(event.target)) return
    const from = placeOf(now, task.id)
    if (!from) return

    startPointerDrag({
      event: event.nativeEvent,
      card: event.currentTarget,
      handles: handles.current,
      row: latest.current.row,
      stacked: latest.current.stacked,
      place: (place) => within(latest.current.lanes, place, task.id),
      // The index on screen counts the task itself.
      own: from,
      begin: () => setHeld(now),
      mark: (place) => mark(place, from),
      end: (to) => {
        unmark()
        if (to) drop(task, from, to)
        setHeld(null)
      },
    })
  }

  const walk = (key: string, task: TaskAnswer) => {
    const from = placeOf(lanes, task.id)
    if (!from) return
    const at = lanes.findIndex(({ id }) => id === from.lane)
    const tasksOf = (index: number) => lanes[index]?.tasks ?? []
    const onward = key === (isRtl() ? 'ArrowLeft' : 'ArrowRight')
    let [lane, index] = [at, from.index]

    if (key === 'ArrowDown' || key === 'ArrowUp') {
      index += key === 'ArrowDown' ? 1 : -1

      while (
        stacked &&
        (index < 0 || index >= tasksOf(lane).length) &&
        lanes[lane + (index < 0 ? -1 : 1)]
      ) {
        const back = index < 0
        lane += back ? -1 : 1
        index = back ? tasksOf(lane).length - 1 : 0
        if (tasksOf(lane).length > 0) break
        index = back ? -1 : 0
      }
    } else {
      do lane += onward ? 1 : -1
      while (lanes[lane] && tasksOf(lane).length === 0)

      index = Math.min(index, tasksOf(lane).length - 1)
    }

    const next = tasksOf(lane)[index]
    if (next) focusOn({ lane: lanes[lane]!.id, index }, next.id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, task: TaskAnswer) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return

    wanted.current = null
    const { key } = event

    if (picked) {
      if (key === ' ' || key === 'Enter') {
        const { at, from } = picked
        setPicked(null)
        unmark()
        say('dropped', task, at, placesIn(lanes, at.lane, task.id))
        wanted.current = { id: task.id, lane: at.lane }
        drop(task, from, at)
        setHeld(null)
      } else if (key === 'Escape') {
        setPicked(null)
        unmark()
        setHeld(null)
        say('back', task, picked.from, placesIn(lanes, picked.from.lane, task.id))
      } else if (isArrow(key)) {
        const at = stepped(lanes, picked.at, key, { task: task.id, stacked, rtl: isRtl() })
        setPicked({ ...picked, at })
        handles.current.get(at.lane)?.reveal(at.index)
        event.currentTarget.focus({ preventScroll: true })
        mark(at, picked.from)
        say('at', task, at, placesIn(lanes, at.lane, task.id))
      } else return
    } else if (key === ' ' && !disabled) {
      const from = placeOf(lanes, task.id)
      if (!from) return
      setHeld(lanes)
      setPicked({ task, from, at: from })
      mark(from, from)
      say('picked', task, from, placesIn(lanes, from.lane, task.id))
    } else if (key === 'Enter') onOpen(task)
    else if (isArrow(key)) walk(key, task)
    else return

    event.preventDefault()
    event.stopPropagation()
  }

  /** Puts a held task back when the focus leaves it. */
  const putBack = (task: TaskAnswer) => {
    if (picked?.task.id !== task.id) return

    // Its move renders rows again; then the focus returns by itself.
    requestAnimationFrame(() => {
      const now = document.activeElement as HTMLElement | null
      if (now?.dataset.task === task.id || wanted.current || !latest.current.picked) return
      setPicked(null)
      setHeld(null)
      unmark()
    })
  }

  const own = { onPointerDown, onKeyDown, onBlur: (task: TaskAnswer) => putBack(task) }
  const self = useRef(own)
  self.current = own

  /** The functions never change, so cards render only when their tasks change. */
  const [handlers] = useState(() => ({
    onPointerDown: (event: PointerEvent<HTMLElement>, task: TaskAnswer) =>
      self.current.onPointerDown(event, task),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, task: TaskAnswer) =>
      self.current.onKeyDown(event, task),
    onBlur: (task: TaskAnswer) => self.current.onBlur(task),
    onFocus: (task: TaskAnswer) => setFocused(task.id),
    register: (id: string, handle: LaneHandle | null) => {
      if (handle) handles.current.set(id, handle)
      else handles.current.delete(id)
    },
  }))

  return {
    lanes,
    picked: picked?.task.id ?? null,
    /** The task that Tab reaches. */
    focused,
    handlers,
  }
}

export type Drag = ReturnType<typeof useDrag>

interface Marker {
  show: (handle: LaneHandle, index: number, row: number) => void
  remove: () => void
}

/** Makes the line at the place of the drop. */
function makeMarker(): Marker {
  const line = document.createElement('div')
  line.setAttribute('aria-hidden', 'true')
  line.className = 'drop-line'
  line.style.left = '0'
  let over: HTMLElement | null = null

  return {
    show(handle, index, row) {
      const rows = handle.rows()
      const box = (rows ?? handle.element).getBoundingClientRect()

      const top = rows
        ? Math.max(
            box.top - 1,
            Math.min(box.bottom - 3, box.top + index * row - rows.scrollTop - 3),
          )
        : box.bottom - 3

      line.style.transform = `translate(${box.left}px, ${top}px)`
      line.style.width = `${box.width}px`
      if (!line.isConnected) document.body.append(line)

      if (over !== handle.element) {
        over?.removeAttribute('data-over')
        over = handle.element
        over.setAttribute('data-over', '')
      }
    },
    remove() {
      over?.removeAttribute('data-over')
      line.remove()
    },
  }
}
