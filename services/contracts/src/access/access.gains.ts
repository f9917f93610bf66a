import { type Gains, noGain, why } from '../kernel/own-gain'
import type { accessApi } from './access.api'
import type { factorsApi } from './factors.api'
import type { passkeysApi } from './passkeys.api'
import type { providerLinksApi } from './provider-links.api'

/** The gain of each writing call of this area for its caller. */
export const accessGains: Gains<typeof accessApi> = {
  join: noGain(why.session),
  login: noGain(why.session),
  loginAs: noGain(why.session),
  logout: noGain(why.session),
  forgotPassword: noGain(why.session),
  resetPassword: noGain(why.session),
  register: noGain(why.session),
  resendToNew: noGain(why.session),
  verifyEmail: noGain(why.session),
  changeMe: noGain(why.session),
  endOtherSessions: noGain(why.session),
  endSession: noGain(why.session),
  loginKey: noGain('The admin who signs in as another person counts as the person who acts.'),
}

export const factorGains: Gains<typeof factorsApi> = {
  secondFactor: noGain(why.session),
  startAuthenticator: noGain(why.session),
  confirmAuthenticator: noGain(why.session),
  nameFactor: noGain(why.session),
  removeFactor: noGain(why.session),
  makeRecoveryCodes: noGain(why.session),
  resetFactors: noGain('It is refused for oneself, and opens nothing to another person.'),
  resetAnyFactors: noGain('It is refused for oneself, and opens nothing to another person.'),
}

export const passkeyGains: Gains<typeof passkeysApi> = {
  passkeyOptions: noGain(why.session),
  passkeySignIn: noGain(why.session),
  startPasskey: noGain(why.session),
  confirmPasskey: noGain(why.session),
  confirmationOptions: noGain(why.session),
  makeConfirmation: noGain(why.session),
}

export const providerLinkGains: Gains<typeof providerLinksApi> = {
  confirmProviderLink: noGain(why.session),
  mailProviderLink: noGain(why.session),
  openMailedLink: noGain(why.session),
}
