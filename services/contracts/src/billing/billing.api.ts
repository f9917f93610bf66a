import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { fieldIssue, one } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { billingStatuses, planIds, plans, providers } from './billing.plans'

const plan = z.enum(planIds, { error: 'billing.plan' })

/** An id from the provider: letters, digits, `_` and `-`. */
const providerId = (prefixes: string) =>
  characters(255).regex(new RegExp(`^(${prefixes})_[A-Za-z0-9_-]+$`), { error: 'field.invalid' })

const standing = {
  /** By its subscription, or by its trial without one. */
  status: z.enum(billingStatuses),
  /** The trial is over without a subscription, so nothing can be changed. */
  read_only: z.boolean(),
  trial_ends_at: z.string().nullable(),
  provider: z.enum(providers),
}

export const subscriptionPlan = z.object({
  plan_id: z.enum(planIds),
  name: z.string(),
  billing_cycle: z.enum(plans.map(({ billing_cycle }) => billing_cycle)),
  /** For each user and month; null while the provider does not report it. */
  price: z.string().nullable(),
  currency: z.string().nullable(),
})

export type SubscriptionPlan = z.output<typeof subscriptionPlan>

export const subscriptionView = z.object({
  subscribed: z.boolean(),
  ...standing,
  card_last_four: z.string().nullable(),
  next_billing_at: z.string().nullable(),
  /** Null if there never was more than an attempt. */
  subscription: z
    .object({
      /** The plan's id; null for the price of no known plan. */
      stripe_plan: z.enum(planIds).nullable(),
      seats: z.number(),
      /** For each user and month. */
      amount: z.string().nullable(),
      currency: z.string(),
    })
    .nullable(),
  ends_at: z.string().nullable(),
  cancelled: z.boolean(),
  /** Active employees, and the number of users billed. */
  seats: z.object({ employees: z.number(), billed: z.number() }),
  plans: z.array(subscriptionPlan),
  /** Key for the provider's card form; null in the sandbox, which takes no card. */
  publishable_key: z.string().nullable(),
})

export type SubscriptionView = z.output<typeof subscriptionView>

export const subscribeBody = z
  .object({
    /** Token of a card, made by the provider's form. */
    token: providerId('tok').optional(),
    plan_id: plan.optional(),
    product_id: plan.optional(),
    payment_method: providerId('pm|card').optional(),
  })
  .refine(
    (body) =>
      [body.token && body.plan_id, body.product_id && body.payment_method].filter(Boolean)
        .length === 1,
    {
      ...fieldIssue('payment_method', 'billing.payment'),
    },
  )

const provider = ['billing.provider_away', 'billing.busy']

export const billingApi = area('billing', {
  subscription: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/billing/subscriptions',
    who: 'admin',
    summary: 'The subscription of a workspace, its trial, and the available plans',
    params: workspaceParams,
    response: one(subscriptionView),
  }),
  billingState: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/billing/state',
    who: 'member',
    summary: 'Whether the workspace is read-only, and until when its trial runs',
    params: workspaceParams,
    response: one(z.object(standing)),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/billing/subscribe',
    who: 'admin',
    whileReadOnly: true,
    summary:
      'Subscribe with a card, as token and plan_id or as payment_method and product_id; resumes a cancelled subscription that still runs',
    status: 200,
    params: workspaceParams,
    body: subscribeBody,
    response: z.object({
      message: z.string().optional(),
      data: z.object({
        subscribed: z.boolean(),
        /**
         * The bank requires the cardholder's confirmation; the provider's form uses this secret.
         */
        client_secret: z.string().nullable(),
        /** Passed to checkout-success after the confirmation. */
        token: z.string(),
      }),
    }),
    errors: [...provider, 'billing.subscribed', 'billing.card'],
  }),
  checkoutPortal: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/billing/checkout-portal',
    who: 'admin',
    acts: true,
    summary:
      "The payment provider's page to subscribe; its portal while a cancelled subscription still runs",
    params: workspaceParams,
    query: z.object({ plan_id: plan }),
    response: one(z.object({ hosted_page: z.object({ id: z.string(), url: z.string() }) })),
    errors: [...provider, 'billing.subscribed'],
  }),
  checkoutSuccess: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/billing/checkout-success',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Look up the outcome of a checkout, or of a subscription that the bank had to confirm',
    status: 200,
    params: workspaceParams,
    body: z.object({ token: providerId('cs|sub|sandbox') }),
    response: z.object({
      message: z.string().optional(),
      data: z.object({ subscribed: z.boolean() }),
    }),
    errors: [...provider, 'billing.checkout_unknown'],
  }),
  portalSession: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/billing/portal-session',
    who: 'admin',
    acts: true,
    summary:
      "The payment provider's page to change the card or the plan, to cancel, and to see invoices",
    params: workspaceParams,
    response: one(z.object({ portal_session: z.object({ id: z.string(), url: z.string() }) })),
    errors: [...provider, 'billing.no_customer'],
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/billing/cancel',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Cancel the subscription at the end of the paid period',
    status: 200,
    params: workspaceParams,
    response: z.object({
      message: z.string().optional(),
      data: z.object({ ends_at: z.string().nullable() }),
    }),
    errors: [...provider, 'billing.not_subscribed', 'billing.cancelled'],
  }),
})
