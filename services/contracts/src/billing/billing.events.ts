import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, id, instant, plain } from '../kernel/event-fields'
import { planIds, providers, subscriptionStatuses } from './billing.plans'

const workspace = { workspace_id: id() }

/** A subscription as its provider describes it. Contains only the last four digits of the card. */
export const subscriptionFields = {
  provider: z.enum(providers),
  subscription_id: plain(),
  customer_id: plain(),
  status: z.enum(subscriptionStatuses),
  /** Null for the price of no plan of the installation. */
  plan: z.enum(planIds).nullable(),
  /** Number of users billed. */
  seats: count(),
  /** For each user and month; null if the provider does not bill monthly or yearly. */
  amount: amount().nullable(),
  currency: currency(),
  card_last_four: plain(4).nullable(),
  next_billing_at: instant().nullable(),
  /** It will not be renewed. */
  cancelled: z.boolean(),
  /** End of a cancelled subscription, past or future. */
  ends_at: instant().nullable(),
  /** Time of the order. */
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
  /** The provider's id for the workspace. */
  BillingCustomerNamed: event('BillingCustomerNamed', {
    v: 1,
    data: z.object({ ...workspace, provider: z.enum(providers), customer_id: plain() }),
  }),
  /** The provider's report on the subscription. */
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
