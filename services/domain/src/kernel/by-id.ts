/** Returns a record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record
  return rest
}

/**
 * Values by id, for streams with thousands of them. A flat object would be copied whole at each
 * event. Here two of the last digits of the id (random in a UUID) name a branch. So a change copies
 * two short objects and one small leaf.
 * Consecutive ids, as of a run's entries, share a leaf, so a part of a draft copies few of them.
 * Plain JSON, so that history and replay read it like any state.
 */
export type ById<T> = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, T>>>>>
>

export const getById = <T>(all: ById<T>, id: string): T | undefined =>
  all[id.at(-4)!]?.[id.at(-3)!]?.[id]

/** The objects that the running fold made, which no other code has. */
let own: Set<object> | undefined

/**
 * Runs a fold over many events whose intermediate states are not kept. `putById` then copies each
 * object once instead of once for each event.
 */
export function inOneFold<T>(fold: () => T): T {
  const around = own
  own = new Set()

  try {
    return fold()
  } finally {
    own = around
  }
}

function changeable<T extends object>(made: T | undefined, copy: (made: T | undefined) => T): T {
  if (made && own?.has(made)) return made
  const copied = copy(made)
  own?.add(copied)

  return copied
}

const spread = <T extends object>(made: T | undefined): T => ({ ...made }) as T

/** Copies an object that has digits as keys, which a spread does in four times the time. */
function copyByKey<V>(made: Readonly<Record<string, V>> | undefined): Record<string, V> {
  const copy: Record<string, V> = {}
  for (const key in made) copy[key] = made[key]!

  return copy
}

export function putById<T>(all: ById<T>, id: string, value: T): ById<T> {
  const [a, b] = [id.at(-4)!, id.at(-3)!]
  const after = changeable<Record<string, Record<string, Record<string, T>>>>(all, copyByKey)
  const branch = changeable(after[a], copyByKey)
  const leaf = changeable(branch[b], spread)
  after[a] = branch
  branch[b] = leaf
  leaf[id] = value

  return after
}

/** Adds many at once; copies each branch and leaf once. */
export function putAllById<T>(
  all: ById<T>,
  values: readonly (readonly [id: string, value: T])[],
): ById<T> {
  const after: Record<string, Record<string, Record<string, T>>> = { ...all }
  const copied = new Set<string>()

  for (const [id, value] of values) {
    const [a, b] = [id.at(-4)!, id.at(-3)!]
    if (!copied.has(a)) after[a] = { ...after[a] }
    if (!copied.has(b + a)) after[a]![b] = { ...after[a]![b] }
    copied.add(a).add(b + a)
    after[a]![b]![id] = value
  }

  return after
}

export function withoutId<T>(all: ById<T>, id: string): ById<T> {
  const [a, b] = [id.at(-4)!, id.at(-3)!]
  const { [id]: _, ...leaf } = all[a]?.[b] ?? {}
  return { ...all, [a]: { ...all[a], [b]: leaf } }
}

export function* entriesById<T>(all: ById<T>): Generator<[id: string, value: T]> {
  for (const branch of Object.values(all))
    for (const leaf of Object.values(branch)) yield* Object.entries(leaf)
}
