import { splitAtMidnights } from '../kernel/zone-days'

/** An entry with its work; instants are ISO 8601. */
export interface GridEntry {
  readonly start: string
  /** Null while it runs. */
  readonly end: string | null
  readonly zone: string
  readonly project_id: string | null
  readonly task_id: string | null
  readonly description: string | null
  readonly tags: readonly string[]
  readonly billed: boolean
}

export interface GridCell {
  readonly day: string
  readonly seconds: number
  readonly entries: number
  readonly description: string | null
  /** Those of the only entry. */
  readonly tags: readonly string[]
  readonly typable: boolean
}

export interface GridRow<E> {
  /** An entry of this project and task. */
  readonly of: E
  readonly cells: readonly GridCell[]
}

/** An entry's part on one day. */
interface Part<E> {
  readonly entry: E
  readonly day: string
  readonly start: string
  readonly end: string
  readonly seconds: number
  /** The whole entry is on this day. */
  readonly whole: boolean
}

/**
 * Arranges entries by project and task, with a cell for each of these days that has time. Rows are
 * in the order of their first entries.
 */
export function weekGrid<E extends GridEntry>(
  entries: readonly E[],
  days: readonly string[],
): { rows: GridRow<E>[]; overlaps: ReadonlySet<string> } {
  const parts = entries.flatMap(partsOf).filter(({ day }) => days.includes(day))
  const rows = new Map<string, Part<E>[]>()

  for (const part of parts) {
    const key = `${part.entry.project_id} ${part.entry.task_id}`
    const row = rows.get(key)
    if (row) row.push(part)
    else rows.set(key, [part])
  }

  return {
    rows: [...rows.values()].map((row) => ({
      of: row[0]!.entry,
      cells: days.flatMap((day) => cellOf(row, day)),
    })),
    overlaps: overlapsOf(parts),
  }
}

function partsOf<E extends GridEntry>(entry: E): Part<E>[] {
  const { start, end, zone } = entry

  // A running entry is shown on the day of its start, without time.
  if (end === null) {
    const [piece] = splitAtMidnights(start, new Date(Date.parse(start) + 1000).toISOString(), zone)
    return [{ ...piece!, entry, end: start, seconds: 0, whole: false }]
  }

  const pieces = splitAtMidnights(start, end, zone)
  return pieces.map((piece) => ({ ...piece, entry, whole: pieces.length === 1 }))
}

function cellOf<E extends GridEntry>(row: readonly Part<E>[], day: string): GridCell[] {
  const parts = row.filter((part) => part.day === day)
  const [only, ...others] = parts
  if (!only) return []
  const alone = others.length === 0

  return [
    {
      day,
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      entries: parts.length,
      description: alone ? only.entry.description : null,
      tags: alone ? only.entry.tags : [],
      typable: alone && only.whole && !only.entry.billed,
    },
  ]
}

/** Returns the days on which two parts overlap. */
function overlapsOf(parts: readonly Part<GridEntry>[]): Set<string> {
  const inOrder = [...parts].sort((a, b) => (a.start < b.start ? -1 : 1))
  const ends = new Map<string, string>()
  const days = new Set<string>()

  for (const { day, start, end } of inOrder) {
    const last = ends.get(day)
    if (last && start < last) days.add(day)
    if (!last || end > last) ends.set(day, end)
  }

  return days
}
