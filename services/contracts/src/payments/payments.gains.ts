import { type Gains, nobody, record, why } from '../kernel/own-gain'
import type { paymentsApi } from './payments.api'

/** The gain of each writing call of this area for its caller. */
export const paymentsGains: Gains<typeof paymentsApi> = {
  changeBankAccount: nobody(
    'Where one’s own pay goes; it needs the password, and a monitoring rule sees it.',
  ),
  removeBankAccount: nobody(
    'Where one’s own pay goes; it needs the password, and a monitoring rule sees it.',
  ),
  removeCompanyAccount: nobody(why.company),
  changeCompanyAccount: nobody(why.company),
  makePaymentFile: nobody(why.company),
  markPaid: record('A second payment, where only one’s own entries are marked'),
  markUnpaid: record('A second payment, where only one’s own entries are marked'),
}
