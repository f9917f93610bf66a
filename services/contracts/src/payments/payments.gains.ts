import { type Gains, noGain, record, why } from '../kernel/own-gain'
import type { paymentsApi } from './payments.api'

/** The gain of each writing call of this area for its caller. */
export const paymentsGains: Gains<typeof paymentsApi> = {
  changeBankAccount: noGain(
    'Where one’s own pay goes; it needs the password, and a monitoring rule sees it.',
  ),
  removeBankAccount: noGain(
    'Where one’s own pay goes; it needs the password, and a monitoring rule sees it.',
  ),
  removeCompanyAccount: noGain(why.company),
  changeCompanyAccount: noGain(why.company),
  changeCompanyLocalAccount: noGain(why.company),
  removeCompanyLocalAccount: noGain(why.company),
  makePaymentFile: noGain(why.company),
  readReturns: record('A second payment, where the message returns one’s own'),
  markPaid: record('A second payment, where only one’s own entries are marked'),
  markUnpaid: record('A second payment, where only one’s own entries are marked'),
}
