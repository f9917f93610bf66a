import { amount } from '../kernel/money'
import type { AdjustmentTerms } from './adjustment-terms'
import { addDays, daysOf, isoWeekday, later, lengthOf, type PayFrequency, type Period, within } from './pay-days'

export type PayType = 'hourly' | 'weekly' | 'monthly' | 'yearly'
/** A version of a contract as pay sees it; decimal strings, ISO weekdays. */
export interface PayContract {
  readonly id: string
  readonly effective_on: string
  readonly start_date: string | null
  readonly end_date: string | null
  readonly rate: string | null
  readonly type: PayType | null
  /** Null: paid by whatever run there is. */
  readonly frequency: PayFrequency | null
  readonly currency: string
  readonly weekdays: readonly number[]
  /** Hours for each `hours_per`; null where the contract does not say. */
  readonly hours: string | null
  readonly hours_per: 'day' | 'week' | 'month' | null
  readonly adjustments: readonly AdjustmentTerms[]
}

/** Days in a row on which an employee is paid the same, though the contract may have other versions. */
export interface Stretch extends Pick<PayContract, 'type' | 'rate' | 'currency' | 'frequency'> {
  readonly contract_ids: readonly string[]
  readonly from: string
  readonly to: string
}

/**
 * What an employee's contract versions say about each day of a time: a version holds from its effective date (the first
 * one from its start) until the next, within its start and end and until the last day of work. Days that none covers
 * have the weekdays of the nearest, so that the days of a month are counted by one basis.
 */
export class Terms {
  private readonly versions: readonly PayContract[]
  /** Version of each day, and whether it covers the day. */
  private readonly byDay: readonly { readonly version: PayContract; readonly covered: boolean; readonly works: boolean }[]

  constructor(
    versions: readonly PayContract[],
    last_day: string | null,
    private readonly window: Period,
    /** Days between two employments. */
    gaps: readonly Period[] = [],
  ) {
    this.versions = [...versions].sort((a, b) => a.effective_on.localeCompare(b.effective_on))
    let index = 0
    const begins = this.versions.map((version, n) =>
      n === 0 ? (version.start_date ?? version.effective_on) : later(version.effective_on, version.start_date),
    )
    this.byDay = daysOf(window).map((date) => {
      while (index + 1 < this.versions.length && this.versions[index + 1]!.effective_on <= date) index++
      const version = this.versions[index]!
      const ended = (version.end_date && version.end_date < date) || (last_day && last_day < date)
      const covered = begins[index]! <= date && !ended && !gaps.some((gap) => within(date, gap))
      return { version, covered, works: version.weekdays.includes(isoWeekday(date)) }
    })
  }

  /** The version that covers a day. */
  on(date: string): PayContract | undefined {
    const found = this.byDay[lengthOf({ start: this.window.start, end: date }) - 1]
    return found?.covered ? found.version : undefined
  }

  /** Days worked in a time that lies within the window; `counts` chooses among them. Holidays are paid and count. */
  workingDays({ start, end }: Period, counts: (date: string, version: PayContract, covered: boolean) => boolean = () => true): number {
    let days = 0
    const first = Math.max(0, lengthOf({ start: this.window.start, end: start }) - 1)
    const last = Math.min(this.byDay.length, lengthOf({ start: this.window.start, end }))
    for (let n = first; n < last; n++) {
      const { version, covered, works } = this.byDay[n]!
      if (works && counts(addDays(this.window.start, n), version, covered)) days++
    }
    return days
  }

  /** The last day of a time that a contract covers. */
  lastCovered({ start, end }: Period): string | undefined {
    return daysOf({ start, end }).findLast((date) => this.on(date))
  }

  /** What of a time is covered, oldest first; neighbours with the same pay are one stretch, whatever else changes between them. */
  stretches(period: Period): Stretch[] {
    const found: (Omit<Stretch, 'to' | 'contract_ids'> & { to: string; contract_ids: string[] })[] = []
    for (const date of daysOf(period)) {
      const version = this.on(date)
      if (!version) continue
      const last = found.at(-1)
      if (last && last.to === addDays(date, -1) && samePay(last, version)) {
        last.to = date
        if (last.contract_ids.at(-1) !== version.id) last.contract_ids.push(version.id)
      } else {
        const { type, rate, currency, frequency } = version
        found.push({ contract_ids: [version.id], from: date, to: date, type, rate, currency, frequency })
      }
    }
    return found
  }
}

const samePay = (a: Stretch, b: PayContract) =>
  a.type === b.type && sameRate(a.rate, b.rate) && a.currency === b.currency && a.frequency === b.frequency
const sameRate = (a: string | null, b: string | null) => a === b || (a !== null && b !== null && amount(a).equals(b))

/** Seconds of a working day by the contract; a month counts as a twelfth of 52 weeks. 0 where it does not say. */
export function secondsOfDay(version: PayContract | undefined): number {
  if (!version?.hours || !version.hours_per) return 0
  const hours = Number(version.hours)
  const days = version.weekdays.length
  if (version.hours_per === 'day') return Math.round(hours * 3600)
  return Math.round((hours * 3600 * (version.hours_per === 'week' ? 1 : 12 / 52)) / days)
}
