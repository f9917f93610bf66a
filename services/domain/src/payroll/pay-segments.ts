import { dayBefore, earlier, later, type Period } from './pay-days'

export type PayType = 'hourly' | 'weekly' | 'monthly' | 'yearly'
/** A version of a contract as pay sees it; decimal strings, ISO weekdays. */
export interface PayContract {
  readonly id: string
  readonly effective_on: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly rate: string | null
  readonly type: PayType | null
  readonly currency: string
  readonly weekdays: readonly number[]
}
/** Days of a period on which the same terms hold, both included. */
export interface Stretch {
  readonly contract_ids: readonly string[]
  readonly from: string
  readonly to: string
  readonly type: PayType | null
  readonly rate: string | null
  readonly currency: string
  readonly weekdays: readonly number[]
}

/**
 * What of a period an employee's contract versions cover, oldest first: a version holds from its effective date (the
 * first one from its start) until the next, within its start and end and until the last day of work. Neighbours with
 * the same pay are one stretch, so that a change of the designation alone does not touch the pay.
 */
export function stretches(versions: readonly PayContract[], period: Period, last_day: string | null): Stretch[] {
  const sorted = [...versions].sort((a, b) => a.effective_on.localeCompare(b.effective_on))
  const found: Stretch[] = []
  for (const [index, version] of sorted.entries()) {
    const next = sorted[index + 1]
    const begins = index === 0 ? (version.start_date ?? version.effective_on) : later(version.effective_on, version.start_date)
    const from = later(begins, period.start)
    const to = earlier(earlier(earlier(period.end, next && dayBefore(next.effective_on)), version.end_date), last_day)
    if (to < from) continue
    const { type, rate, currency, weekdays } = version
    const before = found.at(-1)
    if (before && before.to === dayBefore(from) && sameTerms(before, version))
      found.splice(-1, 1, { ...before, to, contract_ids: [...before.contract_ids, version.id] })
    else found.push({ contract_ids: [version.id], from, to, type, rate, currency, weekdays })
  }
  return found
}

const sameTerms = (a: Stretch, b: PayContract) =>
  a.type === b.type && Number(a.rate) === Number(b.rate) && a.currency === b.currency && a.weekdays.join() === b.weekdays.join()
