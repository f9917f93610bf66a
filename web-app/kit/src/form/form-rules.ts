import type { Schema } from './form'

/**
 * Returns the contract's schema with further required fields; the contract's own complaints come
 * first.
 */
export const requiring = (
  schema: Schema,
  names: readonly string[],
  message = 'field.required',
): Schema => ({
  safeParse: (values: Record<string, unknown>, options) => {
    const checked = schema.safeParse(values, options)
    const issues = checked.success ? [] : [...checked.error.issues]

    for (const name of names) {
      if (blank(values[name]) && !issues.some(({ path }) => path[0] === name))
        issues.push({ path: [name], message })
    }

    return issues.length > 0 ? { success: false, error: { issues } } : checked
  },
})

const blank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Returns the changed fields, so that a form sends no untouched ones. */
export function changedOnly<V extends object>(before: V, now: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V]),
    ),
  ) as Partial<V>
}
