import type { PolicyTerms, PolicyVersion } from '@workledger/contracts/leave/policy-terms'

/** First and last day of an employment; null if unknown, or open. */
export interface Employment {
  readonly from: string | null
  readonly to: string | null
}

/** An ended employment. */
export type Past = Employment & { readonly to: string }

/** The hours of a working time account that time off in lieu can take. */
export interface AccountHours {
  /** The balance through the day before `from`, in seconds; its time off in lieu has left it. */
  readonly seconds: number
  readonly from: string
  /** Least balance that time off in lieu may leave: 0 or below. */
  readonly least: number
}

/** The work of an employee whose leave accrues by hours worked. */
export interface WorkedHours {
  /** Paid seconds of attendance by day. */
  readonly days: readonly { readonly day: string; readonly seconds: number }[]
  /** Agreed seconds of a working day from a contract's first day on, oldest first; 0 for none. */
  readonly agreed: readonly { readonly from: string; readonly seconds: number }[]
}

/** The facts that the leave ledger needs from outside, as of now. Days are `YYYY-MM-DD`. */
export interface LeaveFacts {
  readonly today: string
  /** The last employment and, after a rehire, the earlier ones, oldest first. */
  readonly employed: Employment & { readonly earlier?: readonly Past[] }
  /** For the last pay, rounded-up parts of a year count at their exact value. */
  readonly settling?: boolean
  /** Steps of hours by the leave's type, in seconds. */
  readonly step?: number | undefined
  /** The working time account; absent without one. */
  readonly account?: AccountHours | undefined
  /** Absent if no policy of the employee grants leave by hours worked. */
  readonly worked?: WorkedHours | undefined
  /** First year in the ledger; earlier days draw on nothing. */
  readonly since: number
  /**
   * The employee's policies by their first day, oldest first; the oldest also applies before its
   * day. No versions: none.
   */
  readonly policies: readonly {
    readonly from: string
    readonly versions: readonly PolicyVersion[]
  }[]
}

/** Returns the terms on a day: those of the employee's policy for that year; null for none. */
export function termsOn(
  { policies }: Pick<LeaveFacts, 'policies'>,
  date: string,
): PolicyTerms | null {
  const policy = policies.findLast(({ from }) => from <= date) ?? policies[0]
  const year = Number(date.slice(0, 4))

  return (
    policy?.versions.findLast(({ from_year }) => from_year <= year) ?? policy?.versions[0] ?? null
  )
}

/**
 * Returns the seconds of a day of leave that accrues by hours worked: those that the contract
 * agrees, or those of the policy.
 */
export function secondsOfLeaveDay(
  facts: Pick<LeaveFacts, 'policies' | 'worked'>,
  date: string,
): number {
  const contracts = facts.worked?.agreed ?? []
  const agreed = (contracts.findLast(({ from }) => from <= date) ?? contracts[0])?.seconds ?? 0
  return agreed || policySeconds(facts, date)
}

/** Returns the seconds of a day by a policy that grants leave by hours worked; 0 by others. */
export function policySeconds(facts: Pick<LeaveFacts, 'policies'>, date: string): number {
  const terms = termsOn(facts, date)
  return terms?.accrual === 'by_hours' ? Math.round(Number(terms.day_hours) * 3600) : 0
}

/** Returns all employments, oldest first. */
export const employments = ({
  employed: { earlier = [], from, to },
}: Pick<LeaveFacts, 'employed'>): readonly Employment[] => [...earlier, { from, to }]

/** Returns whether the last employment before a day had ended and no other had begun. */
export function hasLeft(facts: Pick<LeaveFacts, 'employed'>, date: string): boolean {
  const last = employments(facts).findLast(({ from }) => from === null || from <= date)
  return last?.to != null && last.to < date
}

/** Returns whether an employment ended in a year and none was running on the year's last day. */
export const leftIn = (
  { employed: { earlier = [], from, to } }: Pick<LeaveFacts, 'employed'>,
  year: number,
): boolean =>
  (to !== null && to <= lastOf(year)) ||
  (from !== null && from > lastOf(year) && earlier.length > 0)

/** Returns the facts as of the end of an employment on this day. */
export function whenEnded(facts: LeaveFacts, last: string): LeaveFacts {
  const all = employments(facts)
  const index = all.findIndex(({ to }) => to === last)
  if (index < 0) return facts

  return {
    ...facts,
    today: last,
    employed: { from: all[index]!.from, to: last, earlier: all.slice(0, index) as readonly Past[] },
  }
}

/** Returns the first day after a probation on which the allowance can be taken. */
export function probationEnd({
  employed,
  policies,
}: Pick<LeaveFacts, 'employed' | 'policies'>): string | null {
  const months = employed.from ? (termsOn({ policies }, employed.from)?.probation_months ?? 0) : 0
  if (!employed.from || months === 0) return null
  const [year, month, day] = employed.from.split('-').map(Number) as [number, number, number]
  // The 31st plus a month without one is the first of the month after.
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()

  return new Date(Date.UTC(year, month - 1 + months, day > last ? last + 1 : day))
    .toISOString()
    .slice(0, 10)
}

export const yearOf = (date: string) => Number(date.slice(0, 4))
export const firstOf = (year: number) => `${year}-01-01`
export const lastOf = (year: number) => `${year}-12-31`

export const endOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
