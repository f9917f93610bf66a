/** Plans of a workspace, priced for each user and month; the first is the default. */
export const plans = [
  { plan_id: 'monthly', name: 'Monthly', billing_cycle: 'month' },
  { plan_id: 'yearly', name: 'Yearly', billing_cycle: 'year' },
] as const

export type Plan = (typeof plans)[number]
export type PlanId = Plan['plan_id']

export const planIds = plans.map(({ plan_id }) => plan_id) as readonly PlanId[] as readonly [
  PlanId,
  ...PlanId[],
]

export const planOf = (id: PlanId): Plan => plans.find(({ plan_id }) => plan_id === id)!

/** Least number of users billed. */
export const LEAST_SEATS = 5

export const providers = ['stripe', 'sandbox'] as const

export type ProviderName = (typeof providers)[number]

/** States of a subscription, in Stripe's words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** States of a workspace: by its subscription, or by its trial without one. */
export const billingStatuses = ['trial', 'trial_over', ...subscriptionStatuses] as const

export type BillingStatus = (typeof billingStatuses)[number]

/** Days before the end of the trial on which the admins are notified. */
export const TRIAL_NOTICES = [7, 1] as const
