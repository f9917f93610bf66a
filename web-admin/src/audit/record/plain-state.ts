/**
 * Returns a state without its branches: things by id are stored in short branches by digits of the
 * id, which people do not read.
 */
export function members(
  value: Readonly<Record<string, unknown>>,
): [name: string, value: unknown][] {
  const entries = Object.entries(value)
  const branches =
    entries.length > 0 &&
    entries.every(([name, inner]) => /^[0-9a-f]$/i.test(name) && isObject(inner))

  return branches
    ? entries.flatMap(([, inner]) => members(inner as Record<string, unknown>))
    : entries
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns every single value of a state by its path; lists are numbered from 1. */
export function leaves(
  value: unknown,
  path: readonly string[] = [],
): Map<string, { path: readonly string[]; value: unknown }> {
  if (isObject(value))
    return new Map(members(value).flatMap(([name, inner]) => [...leaves(inner, [...path, name])]))

  if (Array.isArray(value) && value.some(isObject))
    return new Map(value.flatMap((inner, n) => [...leaves(inner, [...path, String(n + 1)])]))

  return new Map([[path.join(' '), { path, value }]])
}

export interface Difference {
  path: readonly string[]
  from: unknown
  to: unknown
}

/** Returns the differences between two states, in the order of the second. */
export function differing(from: unknown, to: unknown): Difference[] {
  const [before, after] = [leaves(from), leaves(to)]
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [a, b] = [before.get(key), after.get(key)]
    if (JSON.stringify(a?.value ?? null) === JSON.stringify(b?.value ?? null)) return []
    return [{ path: (b ?? a)!.path, from: a?.value ?? null, to: b?.value ?? null }]
  })
}
