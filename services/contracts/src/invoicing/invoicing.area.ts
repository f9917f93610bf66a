import type { AreaContracts } from '../kernel/area'
import { eInvoiceApi } from './einvoice.api'
import { invoiceSettingApi } from './invoice-setting.api'
import { invoicesApi } from './invoices.api'
import { invoicingErrors } from './invoicing.errors'
import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'
import { invoicesList } from './invoicing.lists'
import { paypalApi } from './paypal.api'
import { paypalAccountEvents, paypalPaymentEvents } from './paypal.events'
import { paypalPaymentsList } from './paypal.lists'
import { remindersApi } from './reminders.api'

export const invoicingContracts = {
  name: 'invoicing',
  endpoints: [invoicesApi, invoiceSettingApi, remindersApi, paypalApi, eInvoiceApi],
  lists: [invoicesList, paypalPaymentsList],
  events: [invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents, paypalAccountEvents, paypalPaymentEvents],
  errors: invoicingErrors,
} satisfies AreaContracts
