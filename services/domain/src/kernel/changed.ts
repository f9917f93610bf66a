/**
 * Returns the effective fields of a partial update; undefined if there are none. Omitted
 * (undefined) fields stay.
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

/** Returns the fields that have a value. */
export const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
