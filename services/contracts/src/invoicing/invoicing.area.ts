import type { AreaContracts } from '../kernel/area'
import { invoiceSettingApi } from './invoice-setting.api'
import { invoicesApi } from './invoices.api'
import { invoicingErrors } from './invoicing.errors'
import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing.events'
import { invoicesList } from './invoicing.lists'

export const invoicingContracts = {
  name: 'invoicing',
  endpoints: [invoicesApi, invoiceSettingApi],
  lists: [invoicesList],
  events: [invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents],
  errors: invoicingErrors,
} satisfies AreaContracts
