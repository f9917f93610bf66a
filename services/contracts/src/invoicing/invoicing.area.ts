import type { AreaContracts } from '../kernel/area'
import { billedTimeEvents } from './billed-time.events'
import { creditNotesApi } from './credit-notes.api'
import { creditNotesList } from './credit-notes.lists'
import { eInvoiceApi } from './einvoice.api'
import { invoice, invoiceItem, invoiceRow } from './invoice-answer'
import { invoiceSetting, invoiceSettingApi } from './invoice-setting.api'
import { invoicesApi } from './invoices.api'
import { invoicingErrors } from './invoicing.errors'
import { invoicingEventWords } from './invoicing.event-words'
import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'
import { invoicingGains } from './invoicing.gains'
import { invoicesList } from './invoicing.lists'
import { invoicingPublicEvents } from './invoicing.public-events'
import { ledgerApi, ledgerJournal } from './ledger.api'
import { ledgerEvents } from './ledger.events'
import { paypalAccount, paypalApi } from './paypal.api'
import { paypalAccountEvents, paypalPaymentEvents } from './paypal.events'
import { paypalPaymentsList } from './paypal.lists'
import { recurringApi, recurringInvoice } from './recurring.api'
import { recurringInvoiceEvents } from './recurring.events'
import { recurringInvoicesList } from './recurring.lists'
import { remindersApi } from './reminders.api'
import { unbilledTimeApi } from './unbilled-time.api'

export const invoicingContracts = {
  name: 'invoicing',
  endpoints: [
    invoicesApi,
    creditNotesApi,
    invoiceSettingApi,
    remindersApi,
    recurringApi,
    paypalApi,
    eInvoiceApi,
    unbilledTimeApi,
    ledgerApi,
  ],
  gains: invoicingGains,
  lists: [invoicesList, creditNotesList, recurringInvoicesList, paypalPaymentsList],
  events: [
    invoiceEvents,
    invoiceSeriesEvents,
    invoiceSettingEvents,
    recurringInvoiceEvents,
    paypalAccountEvents,
    paypalPaymentEvents,
    billedTimeEvents,
    ledgerEvents,
  ],
  publicEvents: invoicingPublicEvents,
  eventWords: invoicingEventWords,
  errors: invoicingErrors,
  tokens: {
    never: ['changeInvoiceSetting', 'connectPaypal', 'disconnectPaypal'],
    events: ['InvoiceSettingChanged', 'PaypalConnected', 'PaypalDisconnected'],
  },
  records: {
    Invoice: invoice,
    InvoiceItem: invoiceItem,
    InvoiceSetting: invoiceSetting,
    InvoiceSummary: invoiceRow,
    LedgerJournal: ledgerJournal,
    PaypalAccount: paypalAccount,
    RecurringInvoice: recurringInvoice,
  },
} satisfies AreaContracts
