import type { AreaContracts } from '../kernel/area'
import { invoiceSettingApi } from './invoice-setting.api'
import { invoicesApi } from './invoices.api'
import { invoicingErrors } from './invoicing.errors'
import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'

export const invoicingContracts = {
  name: 'invoicing',
  endpoints: [invoicesApi, invoiceSettingApi],
  events: [invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents],
  errors: invoicingErrors,
} satisfies AreaContracts
