/**
 * Default years after the last day for which personal data of former employees is kept. Ten is the
 * longest time for which European countries commonly require the inputs of pay.
 */
export const DEFAULT_RETENTION_YEARS = 10

export const LEAST_RETENTION_YEARS = 1
export const MOST_RETENTION_YEARS = 50

/**
 * Returns the first day on which a person's data may be erased: the day after so many years; of 29
 * February, after 28 February.
 */
export function erasableOn(endedOn: string, years: number): string {
  const [year, month, day] = endedOn.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()

  return new Date(Date.UTC(year + years, month - 1, Math.min(day, last) + 1))
    .toISOString()
    .slice(0, 10)
}

/** The days from whose latest a person's retention counts. */
export interface RetentionFacts {
  /** The typed last day. */
  readonly ended_on: string
  /** The day on which the end was recorded, so that a typed past day shortens nothing. */
  readonly recorded_on: string | null
  /** The last day of the last approved pay run that paid them. */
  readonly last_paid_on: string | null
  readonly last_worked_on: string | null
}

/** Returns the day from which the retention runs. */
export const keptFrom = ({
  ended_on,
  recorded_on,
  last_paid_on,
  last_worked_on,
}: RetentionFacts): string =>
  [recorded_on, last_paid_on, last_worked_on].reduce<string>(
    (last, day) => (day && day > last ? day : last),
    ended_on,
  )

/** Returns the later of this retention's end and that of an earlier employment. */
export function erasableFrom(facts: RetentionFacts, years: number, atLeast: string | null): string {
  const day = erasableOn(keptFrom(facts), years)
  return atLeast && atLeast > day ? atLeast : day
}

/** A company's retention setting with its day. */
export interface RetentionSet {
  readonly day: string
  readonly years: number
}

/**
 * Returns the years for a person who left on a day: the longest of the settings then and later. A
 * shorter retention applies only to people who leave after it was set.
 */
export function yearsKept(history: readonly RetentionSet[], leftOn: string): number {
  const before = history.findLast(({ day }) => day <= leftOn) ?? history[0]
  const later = history.filter(({ day }) => day > leftOn)
  return Math.max(...[before, ...later].map((set) => set?.years ?? DEFAULT_RETENTION_YEARS))
}
