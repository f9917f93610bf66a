import type { AreaApi } from '../kernel/area'
import { CreditNotesController } from './credit-notes.controller'
import { InvoiceItemsController } from './invoice-items.controller'
import { InvoiceSettingController } from './invoice-setting.controller'
import { InvoicesController } from './invoices.controller'
import { Invoicing } from './invoicing.service'
import { PublicInvoicesController } from './public-invoices.controller'

export const invoicingArea: AreaApi = {
  name: 'invoicing',
  controllers: [InvoicesController, InvoiceItemsController, InvoiceSettingController, PublicInvoicesController, CreditNotesController],
  providers: [Invoicing],
}
