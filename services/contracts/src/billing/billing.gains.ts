import { type Gains, nobody, why } from '../kernel/own-gain'
import type { billingApi } from './billing.api'

/** What the calls of this area that write may give to the person who makes them. */
export const billingGains: Gains<typeof billingApi> = {
  cancelSubscription: nobody(why.company),
  checkoutSuccess: nobody(why.company),
  subscribe: nobody(why.company),
}
