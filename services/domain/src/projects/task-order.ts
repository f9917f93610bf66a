import type { Task } from './project-state'

/** Room between two neighbours, so that one is mostly placed between them without moving others. */
const STEP = 1024

/** What fits into the column of the read table, with room for what is still placed above. */
const HIGHEST = 2_000_000_000

type Weighed = readonly [id: string, task: Pick<Task, 'sort_weight'>]

/** From the top: the highest weight first, of equal ones the older first, whose id is lower. */
const byPlace = ([a, one]: Weighed, [b, other]: Weighed) =>
  other.sort_weight - one.sort_weight || (a < b ? -1 : 1)

/** The weight of what stands below all others. */
export const lowest = (tasks: Iterable<Weighed>): number => {
  let least = STEP
  for (const [, { sort_weight }] of tasks) least = Math.min(least, sort_weight)
  return Math.max(-HIGHEST, least - STEP)
}

/**
 * The weights with which a task stands right above another, or below all others: its own, and those
 * of the others that had to make room. What keeps its weight is left out. The others keep their
 * order.
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

/**
 * Those above go up until there is room; where they would leave the column, all are numbered anew.
 */
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
  const anew = order.map((id, index) => [id, (order.length - index) * STEP] as const)

  return new Map(anew.filter(([id, weight]) => id === task_id || before.get(id) !== weight))
}
