import type { Task } from './project-state'

/** Gap between neighbours, so that a task usually fits between them without moving others. */
const STEP = 1024

/** Limit of the read table's column, with room for later tasks above. */
const HIGHEST = 2_000_000_000

type Weighed = readonly [id: string, task: Pick<Task, 'sort_weight'>]

/** Compares from the top: the highest weight first; of equal ones the older, whose id is lower. */
const byPlace = ([a, one]: Weighed, [b, other]: Weighed) =>
  other.sort_weight - one.sort_weight || (a < b ? -1 : 1)

/** Returns the weight for the place below all others. */
export const lowest = (tasks: Iterable<Weighed>): number => {
  let least = STEP
  for (const [, { sort_weight }] of tasks) least = Math.min(least, sort_weight)
  return Math.max(-HIGHEST, least - STEP)
}

/**
 * Returns the weights that place a task right above another, or below all others: its own, and
 * those of tasks that must move. Unchanged weights are left out. The others keep their order.
 */
export function placed(
  tasks: readonly Weighed[],
  task_id: string,
  above_id: string | null,
): ReadonlyMap<string, number> {
  const others = tasks.filter(([id]) => id !== task_id).sort(byPlace)
  const at = above_id === null ? others.length : others.findIndex(([id]) => id === above_id)
  const above = others[at - 1]?.[1].sort_weight
  const below = others[at]?.[1].sort_weight

  if (below === undefined) {
    const weight = above === undefined ? 0 : above - STEP
    if (weight >= -HIGHEST) return new Map([[task_id, weight]])
  } else if (above === undefined) {
    if (below + STEP <= HIGHEST) return new Map([[task_id, below + STEP]])
  } else if (above - below > 1) return new Map([[task_id, Math.floor((above + below) / 2)]])

  return pushed(others, task_id, at)
}

/** Moves the tasks above up until there is room; renumbers all if that exceeds the column. */
function pushed(
  others: readonly Weighed[],
  task_id: string,
  at: number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  let last = (others[at]?.[1].sort_weight ?? -STEP) + STEP
  weights.set(task_id, last)

  for (let n = at - 1; n >= 0; n--) {
    const [id, { sort_weight }] = others[n]!
    if (sort_weight > last) break
    last += STEP
    weights.set(id, last)
  }

  if (last <= HIGHEST) return weights

  const order = [
    ...others.slice(0, at).map(([id]) => id),
    task_id,
    ...others.slice(at).map(([id]) => id),
  ]

  const before = new Map(others.map(([id, { sort_weight }]) => [id, sort_weight]))
  const spread = order.map((id, index) => [id, (order.length - index) * STEP] as const)

  return new Map(spread.filter(([id, weight]) => id === task_id || before.get(id) !== weight))
}
