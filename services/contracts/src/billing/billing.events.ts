import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, id, instant, plain } from '../kernel/event-fields'
import { planIds, providers, subscriptionStatuses } from './billing.plans'

const workspace = { workspace_id: id() }

/** A subscription as its provider describes it. Of the card it has the last four digits alone. */
export const subscriptionFields = {
  provider: z.enum(providers),
  subscription_id: plain(),
  customer_id: plain(),
  status: z.enum(subscriptionStatuses),
  /** Null: a price that is none of the installation's plans. */
  plan: z.enum(planIds).nullable(),
  /** Users that are billed. */
  seats: count(),
  /** Per user and month; null where the provider does not bill by the month or the year. */
  amount: amount().nullable(),
  currency: currency(),
  card_last_four: plain(4).nullable(),
  next_billing_at: instant().nullable(),
  /** It will not be renewed. */
  cancelled: z.boolean(),
  /** When a cancelled subscription ends, or ended. */
  ends_at: instant().nullable(),
  /** When it was made. */
  started_at: instant(),
}

/** Stream `subscription-{workspace}`. */
export const billingEvents = {
  TrialStarted: event('TrialStarted', {
    v: 1,
    data: z.object({ ...workspace, ends_at: instant() }),
  }),
  /** So many days before its end; the admins get a mail. */
  TrialEndNear: event('TrialEndNear', {
    v: 1,
    data: z.object({ ...workspace, ends_at: instant(), days: count() }),
  }),
  /** Under which id the provider knows the workspace. */
  BillingCustomerNamed: event('BillingCustomerNamed', {
    v: 1,
    data: z.object({ ...workspace, provider: z.enum(providers), customer_id: plain() }),
  }),
  /** What the provider said of the subscription when it was asked. */
  SubscriptionReported: event('SubscriptionReported', {
    v: 1,
    data: z.object({ ...workspace, ...subscriptionFields, as_of: instant() }),
  }),
  SubscriptionPaymentFailed: event('SubscriptionPaymentFailed', {
    v: 1,
    data: z.object({ ...workspace, subscription_id: plain() }),
  }),
  SubscriptionCancelled: event('SubscriptionCancelled', {
    v: 1,
    data: z.object({ ...workspace, subscription_id: plain(), ends_at: instant().nullable() }),
  }),
}
