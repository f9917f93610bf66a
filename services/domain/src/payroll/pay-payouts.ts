import { amount } from '../kernel/money'
import { secondsOfDay } from '../kernel/working-day'
import type { PayRule } from './pay'
import { whole } from './pay-adjustments'
import type { PayContract } from './pay-terms'

/** Hours of a working time account that wait for a pay run. */
export interface DuePayout {
  readonly payout_id: string
  /** The day whose contract gives the rate. */
  readonly day: string
  readonly seconds: number
  readonly surcharge_percent: string | null
}

/** Whether a contract gives an hour a price that pay does not include already. */
export type HourPrice = 'payable' | 'hourly' | 'no_pay'

export const HOURS_PAID_OUT = 'Hours paid out'

const WEEKS = 52

/** Returns whether a contract gives an hour a price that pay does not include already. */
export function payoutTermsOf(version: PayContract | undefined): HourPrice {
  if (!version || version.rate === null) return 'no_pay'
  if (version.type === 'hourly') return 'hourly'
  return priceOf(version) ? 'payable' : 'no_pay'
}

/**
 * Returns the line that pays hours out by the contract of their day: a year's pay ÷ 52 weeks ÷ the
 * hours of a week, or a week's pay ÷ its hours, and the surcharge. Undefined if the run's currency
 * is another, or an hour has no price.
 */
export function payoutRule(
  { payout_id, day, seconds, surcharge_percent }: DuePayout,
  version: PayContract | undefined,
  currency: string,
): PayRule | undefined {
  if (!version || version.currency !== currency || payoutTermsOf(version) !== 'payable')
    return undefined

  const { factor, of } = priceOf(version)!

  return {
    ...whole,
    adjustment_id: null,
    category_id: null,
    name: HOURS_PAID_OUT,
    calculation_type: 'payout',
    value: version.rate!,
    factor: amount(surcharge_percent ?? 0)
      .plus(100)
      .div(100)
      .times(factor)
      .toString(),
    quantity: String(seconds),
    of,
    from: day,
    to: day,
    payout_id,
  }
}

/** Returns a second's price as rate × factor ÷ of. */
function priceOf(version: PayContract): { factor: number; of: number } | undefined {
  const week = secondsOfDay(version) * version.weekdays.length
  // Without weekdays it is no number.
  if (!(week > 0)) return undefined

  switch (version.type) {
    case 'yearly':
      return { factor: 1, of: WEEKS * week }
    case 'monthly':
      return { factor: 12, of: WEEKS * week }
    case 'weekly':
      return { factor: 1, of: week }
    case 'hourly':
    case null:
      return undefined
    default:
      return version.type satisfies never
  }
}
