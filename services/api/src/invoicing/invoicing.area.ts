import type { AreaApi } from '../kernel/area'
import { LOG } from '../kernel/log'
import { CreditNotesController } from './credit-notes.controller'
import { EInvoiceController } from './einvoice.controller'
import { InvoiceItemsController } from './invoice-items.controller'
import { InvoiceSettingController } from './invoice-setting.controller'
import { InvoicesController } from './invoices.controller'
import { Invoicing } from './invoicing.service'
import { PaypalAccountController } from './paypal/paypal-account.controller'
import { PAYPAL_HOSTS, PaypalClient, type PaypalHosts } from './paypal/paypal-client'
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
  ],
  providers: [
    Invoicing,
    PaypalPayments,
    { provide: PaypalClient, useFactory: (hosts: PaypalHosts) => new PaypalClient(hosts), inject: [PAYPAL_HOSTS] },
  ],
  serve: (fastify, get) => serveWebhook(fastify, { payments: get(PaypalPayments), paypal: get(PaypalClient), log: get(LOG) }),
}
