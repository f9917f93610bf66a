import { type Gains, nobody, why } from '../kernel/own-gain'
import type { creditNotesApi } from './credit-notes.api'
import type { eInvoiceApi } from './einvoice.api'
import type { invoiceSettingApi } from './invoice-setting.api'
import type { invoicesApi } from './invoices.api'
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
    typeof unbilledTimeApi
> = {
  approveInvoice: nobody(why.company),
  creditInvoice: nobody(why.company),
  emailCreditNote: nobody(why.company),
  emailInvoice: nobody(why.company),
  issueInvoice: nobody(why.company),
  addInvoiceItem: nobody(why.company),
  deleteInvoiceItem: nobody(why.company),
  changeInvoiceItem: nobody(why.company),
  payInvoice: nobody(why.company),
  reversePayment: nobody(why.company),
  remindOfInvoice: nobody(why.company),
  switchReminders: nobody(why.company),
  addUnbilledTime: nobody(why.company),
  changeRecurringInvoice: nobody(why.company),
  endRecurringInvoice: nobody(why.company),
  pauseRecurringInvoice: nobody(why.company),
  resumeRecurringInvoice: nobody(why.company),
  changeInvoiceSetting: nobody(why.company),
  disconnectPaypal: nobody(why.company),
  connectPaypal: nobody(why.company),
  changeReminderSetting: nobody(why.company),
  addInvoice: nobody(why.company),
  deleteInvoice: nobody(why.company),
  changeInvoice: nobody(why.company),
  retryPaypalPayment: nobody(why.company),
  settlePaypalPayment: nobody(why.company),
  addRecurringInvoice: nobody(why.company),
  calculateInvoice: nobody(why.reads),
}
