import type { billingApi } from '@workledger/contracts/billing/billing.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { toInstant } from '../i18n/format'

type State = AnswerOf<typeof billingApi.billingState>['data']
export type BillingNotice = 'readOnly' | 'pastDue' | 'trialEnds'

/** Milliseconds before its end from which pages mention the trial. */
const NOTICE = 7 * 86_400_000

/**
 * Returns the notice of every page about the subscription: the read-only state to all people, the
 * rest to those who can act on it.
 */
export function noticeOf(
  { status, read_only, trial_ends_at }: State,
  admin: boolean,
  now: number,
): BillingNotice | null {
  if (read_only) return 'readOnly'
  if (!admin) return null
  if (status === 'past_due' || status === 'unpaid') return 'pastDue'

  return status === 'trial' &&
    trial_ends_at !== null &&
    toInstant(trial_ends_at).getTime() - now < NOTICE
    ? 'trialEnds'
    : null
}
