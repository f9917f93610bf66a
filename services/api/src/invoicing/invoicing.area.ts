import type { AreaApi } from '../kernel/area'
import { LOG } from '../kernel/log'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { CreditNotesController } from './credit-notes.controller'
import { EInvoiceController } from './einvoice.controller'
import { InvoiceItemsController } from './invoice-items.controller'
import { InvoiceSettingController } from './invoice-setting.controller'
import { InvoicesController } from './invoices.controller'
import { Invoicing } from './invoicing.service'
import { LedgerController } from './ledger.controller'
import { PaypalAccountController } from './paypal/paypal-account.controller'
import { PaypalClient, paypalHosts } from './paypal/paypal-client'
import { PaypalPayments } from './paypal/paypal-payments.service'
import { serveWebhook } from './paypal/serve-webhook'
import { PublicInvoicesController } from './public-invoices.controller'
import { RecurringController } from './recurring.controller'
import { RemindersController } from './reminders.controller'
import { UnbilledTimeController } from './unbilled-time.controller'

export const invoicingArea: AreaApi = {
  name: 'invoicing',
  controllers: [
    InvoicesController,
    InvoiceItemsController,
    InvoiceSettingController,
    PublicInvoicesController,
    PaypalAccountController,
    CreditNotesController,
    EInvoiceController,
    RemindersController,
    UnbilledTimeController,
    RecurringController,
    LedgerController,
  ],
  providers: [
    Invoicing,
    PaypalPayments,
    {
      provide: PaypalClient,
      useFactory: ({ paypal }: ApiOptions) => new PaypalClient(paypal ?? paypalHosts),
      inject: [OPTIONS],
    },
  ],
  serve: (fastify, get) =>
    serveWebhook(fastify, {
      payments: get(PaypalPayments),
      paypal: get(PaypalClient),
      log: get(LOG),
    }),
}
