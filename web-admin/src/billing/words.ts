import type { SubscriptionPlan } from '@workledger/contracts/billing/billing.api'
import { dateFormat } from '@workledger/contracts/kernel/written'
import { shownZone, toInstant, useFormat } from '@workledger/kit/i18n/format'
import { sum } from '../kit/decimal'

/** Returns an instant's day in the shown zone as DD/MM/YYYY. */
const slashedDay = (instant: string) =>
  dateFormat('en', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: shownZone(),
  }).format(toInstant(instant))

/** Returns the formatter of a subscription's end, DD/MM/YYYY, or `--`. */
export function useEndsOn() {
  // Renders again when the shown zone changes.
  useFormat()
  return (ends_at: string | null) => (ends_at === null ? '--' : slashedDay(ends_at))
}

/** Returns the sum of a payment for so many users. */
export function totalOf({ price, billing_cycle }: SubscriptionPlan, users: number): string | null {
  const months = billing_cycle === 'year' ? 12 : 1
  return price === null ? null : sum(Array.from({ length: users * months }, () => price))
}
