import { type Gains, nobody, why } from '../kernel/own-gain'
import type { billingApi } from './billing.api'

/** The gain of each writing call of this area for its caller. */
export const billingGains: Gains<typeof billingApi> = {
  cancelSubscription: nobody(why.company),
  checkoutSuccess: nobody(why.company),
  subscribe: nobody(why.company),
}
