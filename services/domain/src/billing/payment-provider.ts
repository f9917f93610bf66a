import type { Plan, PlanId, ProviderName } from '@workledger/contracts/billing/billing.plans'
import type { SubscriptionReport } from './subscription'

export type PlanPrice = Plan & {
  /** Per user and month; null while the provider does not tell it. */
  price: string | null
  currency: string | null
}

/** A page of the provider. */
export interface HostedPage {
  id: string
  url: string
}

/** A card, as the provider's own form hands it over. */
export type Card = { token: string } | { payment_method: string }

export interface Order {
  workspace_id: string
  customer_id: string
  plan: PlanId
  seats: number
}

export interface Subscribed {
  report: SubscriptionReport
  /** The cardholder has to confirm with this. */
  client_secret: string | null
}

/**
 * Who takes the money. Every call ends within seconds: one that the provider does not answer is
 * refused as `billing.provider_away`, a card that it does not take as `billing.card`. Reports say
 * how the subscription stands at the provider now.
 */
export interface PaymentProvider {
  readonly name: ProviderName
  readonly publishableKey: string | null
  prices(): Promise<readonly PlanPrice[]>
  /** Makes the workspace a customer; asked twice it makes one. */
  customer(workspace: { id: string; name: string; email: string | null }): Promise<string>
  checkout(order: Order): Promise<HostedPage>
  /** What a completed checkout has made; undefined when there is none such of this customer. */
  completed(token: string, of: Omit<Order, 'plan'>): Promise<SubscriptionReport | undefined>
  portal(customer_id: string): Promise<HostedPage>
  /**
   * Where a cancelled subscription that still runs is taken up again; a second one would be paid
   * beside it.
   */
  renewal(order: Order): Promise<HostedPage>
  /** `key`: the same order with the same key is placed once. */
  subscribe(order: Order & { card: Card; key: string }): Promise<Subscribed>
  /** A cancelled subscription that still runs goes on, with this plan and card. */
  resume(current: SubscriptionReport, order: Order & { card: Card }): Promise<SubscriptionReport>
  cancel(current: SubscriptionReport): Promise<SubscriptionReport>
  seats(current: SubscriptionReport, seats: number): Promise<SubscriptionReport>
  /** Undefined: there is none such. The workspace is the one that it was ordered for. */
  look(
    subscription_id: string,
  ): Promise<{ report: SubscriptionReport; workspace_id: string | null } | undefined>
  /**
   * What a message of the provider is about: undefined when it is about nothing of ours. One that
   * is not signed, or long ago, throws `NotSigned`.
   */
  message(body: Buffer, signature: string): Promise<{ subscription_id: string } | undefined>
}

export class NotSigned extends Error {}

/** How an installation bills. */
export interface Billing {
  readonly provider: PaymentProvider
  readonly trialDays: number
}
