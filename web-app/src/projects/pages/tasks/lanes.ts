import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'

/** Ordered tasks: a status of the board, or a list. */
export interface Lane {
  id: string
  tasks: readonly TaskAnswer[]
  /** Its tasks have an order of their own, such as completed ones: a dropped task comes first. */
  sorted: boolean
}

/** A place among the tasks of a lane, without the moved task. */
export interface Place {
  lane: string
  index: number
}

const othersOf = (lane: Lane | undefined, task: string) =>
  (lane?.tasks ?? []).filter(({ id }) => id !== task)

const laneOf = (lanes: readonly Lane[], id: string) => lanes.find((lane) => lane.id === id)

/** Returns a task's present place. */
export function placeOf(lanes: readonly Lane[], task: string): Place | null {
  for (const { id, tasks } of lanes) {
    const index = tasks.findIndex((each) => each.id === task)
    if (index >= 0) return { lane: id, index }
  }

  return null
}

/** Returns the number of places in a lane for the task, and the nearest of them. */
export const placesIn = (lanes: readonly Lane[], lane: string, task: string) =>
  othersOf(laneOf(lanes, lane), task).length + 1

export function within(lanes: readonly Lane[], { lane, index }: Place, task: string): Place {
  if (laneOf(lanes, lane)?.sorted) return { lane, index: 0 }
  return { lane, index: Math.max(0, Math.min(index, placesIn(lanes, lane, task) - 1)) }
}

/** Returns the task below a place; null at the end. */
export const belowOf = (lanes: readonly Lane[], { lane, index }: Place, task: string) =>
  othersOf(laneOf(lanes, lane), task)[index]?.id ?? null

type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Key => /^Arrow(Up|Down|Left|Right)$/.test(key)

/**
 * Moves a picked task one step by an arrow key: beyond a list's end into the next list, between
 * columns sideways.
 */
export function stepped(
  lanes: readonly Lane[],
  from: Place,
  key: Key,
  { task, stacked, rtl }: { task: string; stacked: boolean; rtl: boolean },
): Place {
  const at = lanes.findIndex(({ id }) => id === from.lane)
  const onward = key === (rtl ? 'ArrowLeft' : 'ArrowRight')

  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const lane = lanes[at + (onward ? 1 : -1)]
    return lane ? within(lanes, { lane: lane.id, index: from.index }, task) : from
  }

  const index = from.index + (key === 'ArrowDown' ? 1 : -1)
  const last = lanes[at]?.sorted ? 0 : placesIn(lanes, from.lane, task) - 1
  if (index >= 0 && index <= last) return { lane: from.lane, index }
  const next = lanes[at + (index < 0 ? -1 : 1)]
  if (!stacked || !next) return from

  return within(lanes, { lane: next.id, index: index < 0 ? Number.MAX_SAFE_INTEGER : 0 }, task)
}
