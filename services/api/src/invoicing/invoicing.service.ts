import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import type { Parties } from '@workledger/domain/invoicing/invoice-document'
import { invoiceSeriesDecider, numberOf, written } from '@workledger/domain/invoicing/invoice-series'
import { type InvoiceRow, invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import { invoiceParties, printedInvoice } from '@workledger/projections/invoicing/printed-invoice'
import { Commands } from '../kernel/commands'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'

/** What several calls about invoices need: the record, its parties, issuing and printing. */
@Injectable()
export class Invoicing {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  async find(workspace: string, id: string): Promise<InvoiceRow> {
    return (await this.queries.ask(workspace, (db) => invoiceById(db, workspace, id))) ?? refuse('not_found')
  }

  /**
   * Issues a draft in three appends: the content is closed, the series gives the number, the invoice takes it. Whoever
   * repeats it after a crash goes on where it stopped: the closed invoice cannot change, and the series answers the
   * same number again.
   */
  async issue(ctx: Ctx, workspace: string, id: string): Promise<void> {
    const parties = await this.parties(workspace, (await this.find(workspace, id)).client_id)
    await this.commands.run(ctx, invoiceDecider, workspace, id, { type: 'close', invoice_id: id, ...parties })
    const series = await this.commands.run(ctx, invoiceSeriesDecider, workspace, workspace, {
      type: 'give',
      workspace_id: workspace,
      invoice_id: id,
    })
    const number = numberOf(series.state, id)!
    await this.commands.run(ctx.step('issue'), invoiceDecider, workspace, id, {
      type: 'issue',
      invoice_id: id,
      number,
      invoice_number: written(number),
    })
  }

  private async parties(workspace: string, client_id: string): Promise<Parties> {
    const parties = await this.queries.ask(workspace, (db) => invoiceParties(db, workspace, client_id))
    return parties ?? refuse('invoice.client_unknown', { fields: { client_id: ['Please select the Client name!'] } })
  }

  /** The invoice as a page; see printed-invoice.ts. */
  async page(workspace: string, row: InvoiceRow): Promise<string> {
    const page = await this.queries.ask(workspace, (db) => printedInvoice(db, workspace, row))
    return page ?? refuse('invoice.client_unknown')
  }
}
