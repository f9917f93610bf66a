import Decimal from 'decimal.js'

export interface BalancePolicy {
  /** Days a year, a decimal string. */
  readonly holiday_allowance: string
  readonly unlimited: boolean
  /** At most so many unused days of a year go into the next. */
  readonly carry_over_days: string
  /** Carried days are lost after the end of this month (1 to 12) when they were not used by then. */
  readonly expire_in_months: number
  readonly allow_negative: boolean
}
export interface BalanceEntry {
  readonly start_on: string
  /** Days by year, as `leaveDays` answers them. */
  readonly days: Readonly<Record<string, string>>
  readonly status: 'pending' | 'approved'
}
export interface Balance {
  days_all: string
  days_adjusted: string
  /** Days carried from the year before that are still good, or were used before they expired. */
  days_carried: string
  days_taken: string
  days_pending: string
  /** all + adjusted + carried − taken − pending. */
  days_available: string
}

/**
 * The balance of one year as the sum of the ledger: allowance, adjustments, carry-over and use. Carried days are the
 * oldest, so they are used first and expire first. `since` is the first year that counts (of hiring); `today` decides expiry.
 */
export function leaveBalance(
  year: number,
  ledger: {
    policy: BalancePolicy
    leaves: readonly BalanceEntry[]
    adjustments: readonly { year: number; days: string }[]
    since: number
    today: string
  },
): Balance {
  const { policy, leaves, today } = ledger
  const all = new Decimal(policy.holiday_allowance)
  const adjusted = sum(ledger.adjustments.filter((adjustment) => adjustment.year === year).map(({ days }) => days))
  const taken = daysOf(year, leaves, 'approved')
  const pending = daysOf(year, leaves, 'pending')
  const carried = year > ledger.since ? carriedInto(year, ledger) : new Decimal(0)
  const expiry = endOfMonth(year, policy.expire_in_months)
  const usedInTime = sum(leaves.filter((leave) => leave.start_on <= expiry).map(({ days }) => days[year] ?? '0'))
  const good = today > expiry ? Decimal.min(carried, usedInTime) : carried
  return {
    days_all: all.toString(),
    days_adjusted: adjusted.toString(),
    days_carried: good.toString(),
    days_taken: taken.toString(),
    days_pending: pending.toString(),
    days_available: all.plus(adjusted).plus(good).minus(taken).minus(pending).toString(),
  }
}

/** Unused days of the year before, capped by the policy. The year before is closed, so its own carried days count only as used. */
function carriedInto(year: number, ledger: Parameters<typeof leaveBalance>[1]): Decimal {
  const cap = new Decimal(ledger.policy.carry_over_days)
  if (cap.isZero()) return cap
  const before = leaveBalance(year - 1, { ...ledger, today: `${year}-01-01` })
  const unused = new Decimal(before.days_available).plus(before.days_pending)
  return Decimal.max(0, Decimal.min(cap, unused))
}

/** Five years to choose from: this one and the four after it, or from the year before while its days may still be carried. */
export function leaveYears(today: string, { expire_in_months }: Pick<BalancePolicy, 'expire_in_months'>): number[] {
  const stillCarried = expire_in_months !== 12 && Number(today.slice(5, 7)) <= expire_in_months
  const first = Number(today.slice(0, 4)) - (stillCarried ? 1 : 0)
  return [0, 1, 2, 3, 4].map((step) => first + step)
}

const daysOf = (year: number, leaves: readonly BalanceEntry[], status: string) =>
  sum(leaves.filter((leave) => leave.status === status).map(({ days }) => days[year] ?? '0'))
const sum = (values: readonly string[]) => values.reduce((total, value) => total.plus(value), new Decimal(0))
const endOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
