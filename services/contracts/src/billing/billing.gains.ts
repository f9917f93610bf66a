import { type Gains, noGain, why } from '../kernel/own-gain'
import type { billingApi } from './billing.api'

/** The gain of each writing call of this area for its caller. */
export const billingGains: Gains<typeof billingApi> = {
  cancelSubscription: noGain(why.company),
  checkoutSuccess: noGain(why.company),
  subscribe: noGain(why.company),
}
