import { type AccountDay, type Cause, changedFacts, differenceOf } from './account-days'

/** A day of a closed month whose facts changed since. */
export interface DueCorrection {
  readonly facts: AccountDay
  /** Change of the day's difference; 0 if facts changed that cancel each other. */
  readonly seconds: number
  readonly causes: readonly Cause[]
}

/** Returns the corrections that the next closing books, in order of their days. */
export function dueCorrections(
  closed: Readonly<Record<string, readonly AccountDay[]>>,
  present: readonly AccountDay[],
): DueCorrection[] {
  const now = new Map(present.map((day) => [day.day, day]))

  return Object.keys(closed)
    .sort()
    .flatMap((month) => closed[month]!)
    .flatMap((before): DueCorrection[] => {
      const facts = now.get(before.day)
      const causes = facts ? changedFacts(before, facts) : []
      if (!facts || causes.length === 0) return []
      return [{ facts, causes, seconds: differenceOf(facts) - differenceOf(before) }]
    })
}
