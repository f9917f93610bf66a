import { type Gains, noGain, why } from '../kernel/own-gain'
import type { provisioningApi } from './provisioning.api'

/** The gain of each writing call of this area for its caller. */
export const provisioningGains: Gains<typeof provisioningApi> = {
  changeProvisioning: noGain(why.setting),
  mapGroup: noGain('A role gets at most the permissions of the two people who give it.'),
  confirmGroupMapping: noGain('A role gets at most the permissions of the two people who give it.'),
  unmapGroup: noGain(why.others),
}
