import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { creditNotesList } from '@workledger/contracts/invoicing/credit-notes.lists'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { invoicesList } from '@workledger/contracts/invoicing/invoicing.lists'
import { ledgerApi } from '@workledger/contracts/invoicing/ledger.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { paypalPaymentsList } from '@workledger/contracts/invoicing/paypal.lists'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { recurringInvoicesList } from '@workledger/contracts/invoicing/recurring.lists'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const invoicingResources = {
  invoices: resource(invoicesList, { areas: ['invoicing', 'clients'] }),
  'credit-notes': resource(creditNotesList, { areas: ['invoicing', 'clients'] }),
  'recurring-invoices': resource(recurringInvoicesList, { areas: ['invoicing', 'clients'] }),
  'paypal-payments': resource(paypalPaymentsList, { areas: ['invoicing'] }),
} satisfies Record<string, ResourceOf>

export const invoicingCommands = {
  draftInvoice: command(invoicesApi.addInvoice),
  changeInvoice: command(invoicesApi.changeInvoice, 'audit'),
  deleteInvoice: command(invoicesApi.deleteInvoice, 'time-tracking', 'reports'),
  addInvoiceItem: command(invoicesApi.addInvoiceItem, 'audit'),
  changeInvoiceItem: command(invoicesApi.changeInvoiceItem, 'audit'),
  deleteInvoiceItem: command(invoicesApi.deleteInvoiceItem, 'audit', 'time-tracking', 'reports'),
  addUnbilledTime: command(unbilledTimeApi.addUnbilledTime, 'audit', 'time-tracking', 'reports'),
  issueInvoice: command(invoicesApi.issueInvoice, 'audit', 'time-tracking', 'reports'),
  emailInvoice: long(command(invoicesApi.emailInvoice, 'audit', 'operations')),
  approveInvoice: command(invoicesApi.approveInvoice, 'audit'),
  recordPayment: command(invoicesApi.payInvoice, 'audit'),
  reversePayment: command(invoicesApi.reversePayment, 'audit'),
  creditInvoice: command(
    creditNotesApi.creditInvoice,
    'audit',
    'operations',
    'time-tracking',
    'reports',
  ),
  emailCreditNote: long(command(creditNotesApi.emailCreditNote, 'audit', 'operations')),
  changeInvoiceSetting: command(invoiceSettingApi.changeInvoiceSetting),
  addRecurringInvoice: command(recurringApi.addRecurringInvoice),
  changeRecurringInvoice: command(recurringApi.changeRecurringInvoice, 'audit'),
  pauseRecurringInvoice: command(recurringApi.pauseRecurringInvoice, 'audit'),
  resumeRecurringInvoice: command(recurringApi.resumeRecurringInvoice, 'audit'),
  endRecurringInvoice: command(recurringApi.endRecurringInvoice, 'audit'),
  changeReminderSetting: command(remindersApi.changeReminderSetting, 'audit'),
  switchReminders: command(remindersApi.switchReminders, 'audit'),
  remindOfInvoice: long(command(remindersApi.remindOfInvoice, 'audit', 'operations')),
  changeLedgerBooks: command(ledgerApi.changeLedgerBooks, 'audit'),
  makeLedgerFile: long(command(ledgerApi.makeLedgerFile, 'audit')),
  connectPaypal: command(paypalApi.connectPaypal, 'audit'),
  retryPaypalPayment: command(paypalApi.retryPaypalPayment, 'audit'),
  settlePaypalPayment: command(paypalApi.settlePaypalPayment, 'audit'),
  disconnectPaypal: command(paypalApi.disconnectPaypal, 'audit'),
}
