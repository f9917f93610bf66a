import type { Billing } from '@workledger/domain/billing/payment-provider'

/** Token of the payment of workspaces. */
export const BILLING = Symbol('billing')

declare module '../kernel/options' {
  interface ApiOptions {
    /** The payment of workspaces; without it they need not pay. */
    billing?: Billing | undefined
  }
}
