import { type Gains, noGain, why } from '../kernel/own-gain'
import type { integrationsApi } from './integrations.api'

const holder = 'A token has no right that its holder lacks, and counts as its holder.'

/** The gain of each writing call of this area for its caller. */
export const integrationsGains: Gains<typeof integrationsApi> = {
  makeToken: noGain(holder),
  revokeOwnToken: noGain(why.session),
  revokeToken: noGain(why.others),
  grantTokenScope: noGain('A scope to approve counts only when two admins have granted it.'),
  withdrawTokenScope: noGain(why.others),
  addServiceAccount: noGain(why.company),
  changeServiceAccount: noGain(why.company),
  removeServiceAccount: noGain(why.company),
  makeAccountToken: noGain(holder),
}
