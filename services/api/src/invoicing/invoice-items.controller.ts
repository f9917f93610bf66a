import { Controller } from '@nestjs/common'
import { invoicesApi as api } from '@workledger/contracts/invoicing/invoices.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { invoiceAnswer } from './invoice-answers'
import { Invoicing } from './invoicing.service'

@Controller()
export class InvoiceItemsController {
  constructor(private readonly invoicing: Invoicing) {}

  @Route(api.invoiceItems)
  async list({ workspace, params }: Call<typeof api.invoiceItems>) {
    return { data: await this.items(workspace, params.id) }
  }

  @Route(api.addInvoiceItem)
  async add(call: Call<typeof api.addInvoiceItem>) {
    const { params, body, ctx } = call

    const item_id = ctx.newId()

    const {
      amount: _,
      unit = null,
      vat_category = null,
      vat_rate = null,
      vat_reason = null,
      ...rest
    } = body

    const item = { ...rest, unit, vat_category, vat_rate, vat_reason }

    await call.run(invoiceDecider, params.id, {
      ...item,
      type: 'add-item',
      invoice_id: params.id,
      item_id,
    })

    return { data: { id: item_id } }
  }

  @Route(api.changeInvoiceItem)
  async change(call: Call<typeof api.changeInvoiceItem>) {
    const { workspace, params, body } = call
    const { amount: _, ...update } = body

    const change = {
      ...update,
      type: 'change-item' as const,
      invoice_id: params.id,
      item_id: params.itemId,
    }

    return changing(
      call.seen(params.itemId),
      (seen) => call.run(invoiceDecider, params.id, change, seen),
      async () => ({
        data:
          (await this.items(workspace, params.id)).find(({ id }) => id === params.itemId) ??
          refuse('not_found'),
      }),
    )
  }

  @Route(api.deleteInvoiceItem)
  async delete(call: Call<typeof api.deleteInvoiceItem>) {
    const { params } = call

    await call.run(invoiceDecider, params.id, {
      type: 'delete-item',
      invoice_id: params.id,
      item_id: params.itemId,
    })
  }

  private async items(workspace: string, id: string) {
    return invoiceAnswer(await this.invoicing.find(workspace, id), null).items
  }
}
