import type { SubscriptionPlan } from '@workledger/contracts/billing/billing.api'
import { shownZone, toInstant, useFormat } from '@workledger/kit/i18n/format'
import { sum } from '../kit/decimal'

/** Returns the formatter of a subscription's end, DD/MM/YYYY, or `--`. */
export function useEndsOn() {
  // Renders again when the shown zone changes.
  useFormat()
  return (ends_at: string | null) =>
    ends_at === null
      ? '--'
      : new Intl.DateTimeFormat('en-GB', {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: shownZone(),
        }).format(toInstant(ends_at))
}

/** Returns the sum of a payment for so many users. */
export function totalOf({ price, billing_cycle }: SubscriptionPlan, users: number): string | null {
  const months = billing_cycle === 'year' ? 12 : 1
  return price === null ? null : sum(Array.from({ length: users * months }, () => price))
}
