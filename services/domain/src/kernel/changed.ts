/**
 * What a partial update really changes; undefined when nothing does. Fields left out (undefined)
 * stay.
 */
export function changed<T extends object>(
  before: Readonly<Record<string, unknown>>,
  update: T,
): Partial<T> | undefined {
  const difference = Object.entries(update).filter(
    ([field, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field] ?? null),
  )
  return difference.length ? (Object.fromEntries(difference) as Partial<T>) : undefined
}
