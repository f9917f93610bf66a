import { type Gains, nobody, why } from '../kernel/own-gain'
import type { accessApi } from './access.api'

/** The gain of each writing call of this area for its caller. */
export const accessGains: Gains<typeof accessApi> = {
  join: nobody(why.session),
  login: nobody(why.session),
  loginAs: nobody(why.session),
  logout: nobody(why.session),
  forgotPassword: nobody(why.session),
  resetPassword: nobody(why.session),
  register: nobody(why.session),
  resendToNew: nobody(why.session),
  verifyEmail: nobody(why.session),
  changeMe: nobody(why.session),
  endOtherSessions: nobody(why.session),
  endSession: nobody(why.session),
  loginKey: nobody('The admin who signs in as another person counts as the person who acts.'),
}
