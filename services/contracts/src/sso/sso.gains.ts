import { type Gains, noGain, why } from '../kernel/own-gain'
import type { ssoApi } from './sso.api'

/** The gain of each writing call of this area for its caller. */
export const ssoGains: Gains<typeof ssoApi> = {
  addMailDomain: noGain(why.company),
  checkMailDomain: noGain(why.company),
  removeMailDomain: noGain(why.company),
  setSignOnProvider: noGain(why.setting),
  removeSignOnProvider: noGain(why.setting),
  testSignOnProvider: noGain(why.reads),
  enforceSignOn: noGain(why.setting),
  nameEmergencyAccounts: noGain('It keeps access that the person has; all learn of each use.'),
  useEmergencyAccess: noGain(why.session),
  offeredProviders: noGain(why.reads),
  openProviderSession: noGain(why.session),
  unlinkOwnSignOn: noGain(why.session),
  unlinkSignOn: noGain('It closes a way in; only the account itself opens it again.'),
  confirmByProvider: noGain(why.session),
}
