import { type Gains, noGain, why } from '../kernel/own-gain'
import type { creditNotesApi } from './credit-notes.api'
import type { eInvoiceApi } from './einvoice.api'
import type { invoiceSettingApi } from './invoice-setting.api'
import type { invoicesApi } from './invoices.api'
import type { ledgerApi } from './ledger.api'
import type { paypalApi } from './paypal.api'
import type { recurringApi } from './recurring.api'
import type { remindersApi } from './reminders.api'
import type { unbilledTimeApi } from './unbilled-time.api'

/** The gain of each writing call of this area for its caller. */
export const invoicingGains: Gains<
  typeof invoicesApi &
    typeof creditNotesApi &
    typeof invoiceSettingApi &
    typeof remindersApi &
    typeof recurringApi &
    typeof paypalApi &
    typeof eInvoiceApi &
    typeof unbilledTimeApi &
    typeof ledgerApi
> = {
  changeLedgerBooks: noGain(why.company),
  makeLedgerFile: noGain(why.company),
  approveInvoice: noGain(why.company),
  creditInvoice: noGain(why.company),
  emailCreditNote: noGain(why.company),
  emailInvoice: noGain(why.company),
  issueInvoice: noGain(why.company),
  addInvoiceItem: noGain(why.company),
  deleteInvoiceItem: noGain(why.company),
  changeInvoiceItem: noGain(why.company),
  payInvoice: noGain(why.company),
  reversePayment: noGain(why.company),
  remindOfInvoice: noGain(why.company),
  switchReminders: noGain(why.company),
  addUnbilledTime: noGain(why.company),
  changeRecurringInvoice: noGain(why.company),
  endRecurringInvoice: noGain(why.company),
  pauseRecurringInvoice: noGain(why.company),
  resumeRecurringInvoice: noGain(why.company),
  changeInvoiceSetting: noGain(why.company),
  disconnectPaypal: noGain(why.company),
  connectPaypal: noGain(why.company),
  changeReminderSetting: noGain(why.company),
  addInvoice: noGain(why.company),
  deleteInvoice: noGain(why.company),
  changeInvoice: noGain(why.company),
  retryPaypalPayment: noGain(why.company),
  settlePaypalPayment: noGain(why.company),
  addRecurringInvoice: noGain(why.company),
  calculateInvoice: noGain(why.reads),
}
