import { type Gains, nobody, why } from '../kernel/own-gain'
import type { integrationsApi } from './integrations.api'

const holder = 'A token has no right that its holder lacks, and counts as its holder.'

/** The gain of each writing call of this area for its caller. */
export const integrationsGains: Gains<typeof integrationsApi> = {
  makeToken: nobody(holder),
  revokeOwnToken: nobody(why.session),
  revokeToken: nobody(why.others),
  grantTokenScope: nobody('A scope to approve counts only when two admins have granted it.'),
  withdrawTokenScope: nobody(why.others),
  addServiceAccount: nobody(why.company),
  changeServiceAccount: nobody(why.company),
  removeServiceAccount: nobody(why.company),
  makeAccountToken: nobody(holder),
}
