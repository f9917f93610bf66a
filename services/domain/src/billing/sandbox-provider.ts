import { type PlanId, planOf, plans } from '@workledger/contracts/billing/billing.plans'
import { type Order, type PaymentProvider } from './payment-provider'
import type { SubscriptionReport } from './subscription'

const PRICES: Readonly<Record<PlanId, string>> = { monthly: '3.00', yearly: '2.00' }
const CURRENCY = 'USD'
const TOKEN = /^sandbox_(monthly|yearly)$/

interface SandboxProviderOptions {
  /** Start of pages' addresses, without a trailing slash. */
  publicUrl: string
  now?: () => Date
}

/**
 * Creates the provider of an installation without payments: everything works, and no company pays.
 * It stores nothing, because the log has its reports.
 */
export function sandboxProvider({
  publicUrl,
  now = () => new Date(),
}: SandboxProviderOptions): PaymentProvider {
  const report = ({ workspace_id, plan, seats }: Order): SubscriptionReport => ({
    provider: 'sandbox',
    subscription_id: `sandbox_${workspace_id}`,
    customer_id: workspace_id,
    status: 'active',
    plan,
    seats,
    amount: PRICES[plan],
    currency: CURRENCY,
    card_last_four: null,
    next_billing_at: later(now(), plan),
    cancelled: false,
    ends_at: null,
    started_at: now().toISOString(),
  })

  const checkout = async ({ plan }: Pick<Order, 'plan'>) => ({
    id: `sandbox_${plan}`,
    url: `${publicUrl}/admin/billing?token=sandbox_${plan}`,
  })

  return {
    name: 'sandbox',
    publishableKey: null,
    prices: async () =>
      plans.map((plan) => ({ ...plan, price: PRICES[plan.plan_id], currency: CURRENCY })),
    customer: async ({ id }) => id,
    checkout,
    completed: async (token, order) => {
      const plan = TOKEN.exec(token)?.[1] as PlanId | undefined
      return plan && report({ ...order, plan })
    },
    portal: async (customer_id) => ({
      id: `sandbox_${customer_id}`,
      url: `${publicUrl}/admin/subscription`,
    }),
    // Each workspace has one subscription, so a new order continues it.
    renewal: checkout,
    subscribe: async (order) => ({ report: report(order), client_secret: null }),
    resume: async (current, { plan, seats }) => ({
      ...current,
      plan,
      seats,
      amount: PRICES[plan],
      cancelled: false,
      ends_at: null,
    }),
    cancel: async (current) => ({ ...current, cancelled: true, ends_at: current.next_billing_at }),
    seats: async (current, seats) => ({ ...current, seats }),
    look: async () => undefined,
    message: async () => undefined,
  }
}

/** Returns the same day a month or a year later, or the last day of a shorter month. */
function later(from: Date, plan: PlanId): string {
  const months = planOf(plan).billing_cycle === 'year' ? 12 : 1
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)

  return to.toISOString()
}
