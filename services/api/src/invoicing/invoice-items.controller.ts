import { Controller } from '@nestjs/common'
import { invoicesApi as api } from '@workledger/contracts/invoicing/invoices.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { shown } from './invoice-answers'
import { Invoicing } from './invoicing.service'

@Controller()
export class InvoiceItemsController {
  constructor(
    private readonly commands: Commands,
    private readonly invoicing: Invoicing,
  ) {}

  @Route(api.invoiceItems)
  async list({ workspace, params }: Call<typeof api.invoiceItems>) {
    return { data: await this.items(workspace, params.id) }
  }

  @Route(api.addInvoiceItem)
  async add({ workspace, params, body, ctx }: Call<typeof api.addInvoiceItem>) {
    const item_id = ctx.newId()
    const { amount: _, unit = null, vat_category = null, vat_rate = null, vat_reason = null, ...rest } = body
    const item = { ...rest, unit, vat_category, vat_rate, vat_reason }
    await this.commands.run(ctx, invoiceDecider, workspace, params.id, { ...item, type: 'add-item', invoice_id: params.id, item_id })
    return { data: { id: item_id } }
  }

  @Route(api.changeInvoiceItem)
  async change(call: Call<typeof api.changeInvoiceItem>) {
    const { workspace, params, body, ctx } = call
    const { amount: _, ...update } = body
    const change = { ...update, type: 'change-item' as const, invoice_id: params.id, item_id: params.itemId }
    return changing(
      call.seen(params.itemId),
      (seen) => this.commands.run(ctx, invoiceDecider, workspace, params.id, change, seen),
      async () => ({ data: (await this.items(workspace, params.id)).find(({ id }) => id === params.itemId) ?? refuse('not_found') }),
    )
  }

  @Route(api.deleteInvoiceItem)
  async delete({ workspace, params, ctx }: Call<typeof api.deleteInvoiceItem>) {
    await this.commands.run(ctx, invoiceDecider, workspace, params.id, {
      type: 'delete-item',
      invoice_id: params.id,
      item_id: params.itemId,
    })
  }

  private async items(workspace: string, id: string) {
    return shown(await this.invoicing.find(workspace, id), null).items
  }
}
