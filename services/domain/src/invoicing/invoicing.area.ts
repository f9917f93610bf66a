import { billedTimeEvents } from '@workledger/contracts/invoicing/billed-time.events'
import {
  invoiceEvents,
  invoiceSeriesEvents,
  invoiceSettingEvents,
} from '@workledger/contracts/invoicing/invoicing.events'
import { ledgerEvents } from '@workledger/contracts/invoicing/ledger.events'
import {
  paypalAccountEvents,
  paypalPaymentEvents,
} from '@workledger/contracts/invoicing/paypal.events'
import { recurringInvoiceEvents } from '@workledger/contracts/invoicing/recurring.events'
import { type AreaStreams, stream } from '../kernel/area'
import { billedTimeDecider } from './billed-time'
import { invoiceDecider } from './invoice'
import { invoiceSeriesDecider } from './invoice-series'
import { invoiceSettingDecider } from './invoice-setting'
import { ledgerDecider } from './ledger/ledger'
import { paypalAccountDecider } from './paypal-account'
import { paypalPaymentDecider } from './paypal-payment'
import { recurringInvoiceDecider } from './recurring-invoice'

export const invoicingStreams: AreaStreams = {
  name: 'invoicing',
  streams: [
    stream(invoiceDecider, invoiceEvents, 'no employee', { permission: 'manage_invoices' }),
    stream(invoiceSeriesDecider, invoiceSeriesEvents, 'no employee', {
      permission: 'manage_invoices',
    }),
    stream(invoiceSettingDecider, invoiceSettingEvents, 'no employee', {
      permission: 'manage_invoices',
    }),
    stream(recurringInvoiceDecider, recurringInvoiceEvents, 'no employee', {
      permission: 'manage_invoices',
    }),
    stream(paypalAccountDecider, paypalAccountEvents, 'no employee', {
      permission: 'manage_invoices',
    }),
    stream(paypalPaymentDecider, paypalPaymentEvents, 'no employee', {
      permission: 'manage_invoices',
    }),
    stream(ledgerDecider, ledgerEvents, 'no employee', { permission: 'manage_invoices' }),
    stream(billedTimeDecider, billedTimeEvents, 'no employee', { permission: 'manage_invoices' }),
  ],
}
