import { Controller } from '@nestjs/common'
import {
  invoiceSettingApi as api,
  invoiceSettingBody,
} from '@workledger/contracts/invoicing/invoice-setting.api'
import { nextNumber, written } from '@workledger/domain/invoicing/invoice-series'
import { invoiceSettingDecider, numberingOf } from '@workledger/domain/invoicing/invoice-setting'
import { streamOf } from '@workledger/domain/kernel/decider'
import { invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class InvoiceSettingController {
  constructor(private readonly queries: Queries) {}

  @Route(api.invoiceSetting)
  async show({ workspace }: Call<typeof api.invoiceSetting>) {
    return { data: await this.view(workspace) }
  }

  @Route(api.changeInvoiceSetting)
  async change(call: Call<typeof api.changeInvoiceSetting>) {
    const { workspace, body } = call
    changed(invoiceSettingBody, (await this.view(workspace)) as never, body)
    const change = { ...body, type: 'change' as const, workspace_id: workspace }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(invoiceSettingDecider, workspace, change, seen),
      async () => ({ data: await this.view(workspace) }),
    )
  }

  private async view(workspace: string) {
    const {
      counters,
      workspace_name: _,
      currency: __,
      locale: ___,
      today,
      reminders: ____,
      revision,
      ...setting
    } = await this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))

    const numbering = numberingOf(setting, 'invoice', today)
    const next_invoice_number = written(numbering, nextNumber(counters, numbering))
    const stream = streamOf(invoiceSettingDecider, workspace)

    return { ...setting, next_invoice_number, stream, revision: revision + 1 }
  }
}
