import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import type { Parties } from '@workledger/domain/invoicing/invoice-document'
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

  /** Closes a draft; a process gives it its number, issues it, and with `send` mails it to the client. */
  async issue(ctx: Ctx, workspace: string, id: string, send = false): Promise<void> {
    const parties = await this.parties(workspace, (await this.find(workspace, id)).client_id)
    await this.commands.run(ctx, invoiceDecider, workspace, id, { ...parties, type: 'close', invoice_id: id, send })
  }

  private async parties(workspace: string, client_id: string): Promise<Parties> {
    const parties = await this.queries.ask(workspace, (db) => invoiceParties(db, workspace, client_id))
    return parties ?? refuse('invoice.client_unknown', { field: 'client_id' })
  }

  /** The invoice as a page; see printed-invoice.ts. */
  async page(workspace: string, row: InvoiceRow): Promise<string> {
    const page = await this.queries.ask(workspace, (db) => printedInvoice(db, workspace, row))
    return page ?? refuse('invoice.client_unknown')
  }
}
