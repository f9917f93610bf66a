import type { Job, KnownEmployee, Profile } from './employee-state'

/** What an undo of an import does with the values that it changed of one person. */
export interface ValuesToPutBack {
  readonly profile: Profile
  readonly job: Job
  /** Fields that someone has changed since. */
  readonly changed: readonly string[]
  /** A value is the earlier one again. */
  readonly restored: boolean
}

/** Returns the earlier values of those that are still the imported ones, and the other fields. */
export function valuesToPutBack(
  { record, imported }: Pick<KnownEmployee, 'record' | 'imported'>,
  import_id: string,
): ValuesToPutBack {
  const back: Record<'profile' | 'job', Record<string, unknown>> = { profile: {}, job: {} }
  const changed: string[] = []
  let restored = false

  for (const [field, { of, before, to }] of Object.entries(imported[import_id] ?? {})) {
    const now = record[field as keyof typeof record] ?? null
    if (same(now, before)) restored = true
    else if (same(now, to)) back[of][field] = before
    else changed.push(field)
  }

  return { profile: back.profile as Profile, job: back.job as Job, changed, restored }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
