import type { Plan, PlanId, ProviderName } from '@workledger/contracts/billing/billing.plans'
import type { SubscriptionReport } from './subscription'

export type PlanPrice = Plan & {
  /** For each user and month; null while the provider does not report it. */
  price: string | null
  currency: string | null
}

/** A page at the provider. */
export interface HostedPage {
  id: string
  url: string
}

/** A card, as the provider's form returns it. */
export type Card = { token: string } | { payment_method: string }

export interface Order {
  workspace_id: string
  customer_id: string
  plan: PlanId
  seats: number
}

export interface Subscribed {
  report: SubscriptionReport
  /** Secret with which the cardholder must confirm. */
  client_secret: string | null
}

/**
 * Collects payments. Every call ends within seconds: without an answer it is refused as
 * `billing.provider_away`, a rejected card as `billing.card`. Reports give the provider's current
 * state of the subscription.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  readonly publishableKey: string | null
  prices(): Promise<readonly PlanPrice[]>
  /** Makes the workspace a customer; a repetition makes no second one. */
  customer(workspace: { id: string; name: string; email: string | null }): Promise<string>
  checkout(order: Order): Promise<HostedPage>
  /** Returns the subscription of a completed checkout; undefined if this customer has none such. */
  completed(token: string, of: Omit<Order, 'plan'>): Promise<SubscriptionReport | undefined>
  portal(customer_id: string): Promise<HostedPage>
  /**
   * Returns the page that resumes a cancelled subscription while it still runs. A second
   * subscription would be paid in addition.
   */
  renewal(order: Order): Promise<HostedPage>
  /** Places an order; a repetition with the same `key` is placed once. */
  subscribe(order: Order & { card: Card; key: string }): Promise<Subscribed>
  /** Resumes a cancelled subscription that still runs, with this plan and card. */
  resume(current: SubscriptionReport, order: Order & { card: Card }): Promise<SubscriptionReport>
  cancel(current: SubscriptionReport): Promise<SubscriptionReport>
  seats(current: SubscriptionReport, seats: number): Promise<SubscriptionReport>
  /** Returns a subscription with the workspace that ordered it; undefined if there is none. */
  look(
    subscription_id: string,
  ): Promise<{ report: SubscriptionReport; workspace_id: string | null } | undefined>
  /**
   * Returns the subject of a provider's message; undefined if it is not ours. An unsigned or old
   * message throws `NotSigned`.
   */
  message(body: Buffer, signature: string): Promise<{ subscription_id: string } | undefined>
}

export class NotSigned extends Error {}

/** The billing of an installation. */
export interface Billing {
  readonly provider: PaymentProvider
  readonly trialDays: number
}
