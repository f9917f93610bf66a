import { isDeepStrictEqual } from 'node:util'

export interface Change {
  field: string
  from: unknown
  to: unknown
}

export const MOST_CHANGES = 200

/**
 * Returns the differences between two consecutive states: fields by path, old → new. `evolve`
 * shares unchanged objects, and those are skipped, so the cost is that of the change. With
 * `subject` (a leave in its ledger, an entry of a pay run) only the part under that key is
 * compared. Paths then start there.
 */
export function differences(before: unknown, after: unknown, subject?: string): Change[] {
  const changes: Change[] = []
  visit(before, after, '', !subject)

  return changes

  function visit(old: unknown, now: unknown, path: string, within: boolean) {
    if (old === now || changes.length >= MOST_CHANGES) return

    if (isRecord(old) || isRecord(now)) {
      const [a, b] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}]
      // A change between a value and an object is a change of its own.
      if (within && !isRecord(old) && (old ?? null) !== null) add(path, old, null)

      for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
        visit(
          a[key],
          b[key],
          within && path ? `${path}.${key}` : within ? key : '',
          within || key === subject,
        )

      if (within && !isRecord(now) && (now ?? null) !== null) add(path, null, now)
    } else if (within && !isDeepStrictEqual(old ?? null, now ?? null))
      add(path, old ?? null, now ?? null)
  }

  function add(field: string, from: unknown, to: unknown) {
    if (changes.length < MOST_CHANGES) changes.push({ field, from, to })
  }
}

/** Returns the part of a state under a key at any depth; the whole state without a key. */
export function part(state: unknown, subject: string | undefined): unknown {
  if (!subject || !isRecord(state)) return state
  if (subject in state) return state[subject]

  for (const value of Object.values(state)) {
    const found = isRecord(value) ? part(value, subject) : undefined
    if (found !== undefined) return found
  }

  return undefined
}

const MEMBERS = 100
const VALUES = 2_000

/**
 * Returns a state short enough to send: the newest hundred members of each list and record, at most
 * two thousand values.
 */
export function bounded(state: unknown): { state: unknown; cut: boolean } {
  let left = VALUES
  let cut = false

  return { state: shortened(state), cut }

  function shortened(value: unknown): unknown {
    if (Array.isArray(value))
      return newest(value).flatMap((member) => (take() ? [shortened(member)] : []))

    if (!isRecord(value)) return value

    return Object.fromEntries(
      newest(Object.entries(value)).flatMap(([key, member]) =>
        take() ? [[key, shortened(member)]] : [],
      ),
    )
  }

  function newest<T>(members: readonly T[]): readonly T[] {
    if (members.length > MEMBERS) cut = true
    return members.slice(-MEMBERS)
  }

  function take() {
    if (left > 0) return left-- > 0
    cut = true
    return false
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
