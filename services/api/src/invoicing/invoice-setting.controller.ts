import { Controller } from '@nestjs/common'
import { invoiceSettingApi as api, invoiceSettingBody } from '@workledger/contracts/invoicing/invoice-setting.api'
import { nextNumber, written } from '@workledger/domain/invoicing/invoice-series'
import { invoiceSettingDecider, numberingOf } from '@workledger/domain/invoicing/invoice-setting'
import { streamOf } from '@workledger/domain/kernel/decider'
import { invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { Commands } from '../kernel/commands/commands'
import { changed } from '../kernel/http/changed'
import type { Call } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class InvoiceSettingController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  @Route(api.invoiceSetting)
  async show({ workspace }: Call<typeof api.invoiceSetting>) {
    return { data: await this.view(workspace) }
  }

  @Route(api.changeInvoiceSetting)
  async change({ workspace, body, ctx }: Call<typeof api.changeInvoiceSetting>) {
    changed(invoiceSettingBody, (await this.view(workspace)) as never, body)
    await this.commands.run(ctx, invoiceSettingDecider, workspace, workspace, { ...body, type: 'change', workspace_id: workspace })
    return { data: await this.view(workspace) }
  }

  private async view(workspace: string) {
    const {
      counters,
      workspace_name: _,
      currency: __,
      locale: ___,
      today,
      reminders: ____,
      ...setting
    } = await this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))
    const numbering = numberingOf(setting, 'invoice', today)
    const next_invoice_number = written(numbering, nextNumber(counters, numbering))
    return { ...setting, next_invoice_number, stream: streamOf(invoiceSettingDecider, workspace) }
  }
}
