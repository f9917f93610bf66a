import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { type AreaStreams, stream } from '../kernel/area'
import { invoiceDecider } from './invoice'
import { invoiceSeriesDecider } from './invoice-series'
import { invoiceSettingDecider } from './invoice-setting'

export const invoicingStreams: AreaStreams = {
  name: 'invoicing',
  streams: [
    stream(invoiceDecider, invoiceEvents, 'nobody', 'manage_invoices'),
    stream(invoiceSeriesDecider, invoiceSeriesEvents, 'nobody', 'manage_invoices'),
    stream(invoiceSettingDecider, invoiceSettingEvents, 'nobody', 'manage_invoices'),
  ],
}
