import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { documentOf, type InvoiceDocument, type Parties } from '@workledger/domain/invoicing/invoice-document'
import { invoiceSeriesDecider, numberOf, written } from '@workledger/domain/invoicing/invoice-series'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { renderInvoice } from '@workledger/projections/invoicing/invoice-page'
import { type InvoiceRow, invoiceById, invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
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

  /** Seller and client as they stand now. */
  private async parties(workspace: string, client_id: string): Promise<Parties> {
    const [setting, client] = await this.queries.ask(workspace, (db) =>
      Promise.all([invoiceSettingOf(db, workspace), clientById(db, workspace, client_id)]),
    )
    if (!client) return refuse('invoice.client_unknown', { fields: { client_id: ['Please select the Client name!'] } })
    const { name, address, contact_name, contact_email } = client
    return {
      seller: { name: setting.name ?? setting.workspace_name, address: setting.company_address, terms: setting.terms },
      client: { client_id, name, address, contact_name, contact_email },
    }
  }

  /** The invoice as a page in the workspace's language: an issued one as it was issued, a draft as it would be. */
  async page(workspace: string, row: InvoiceRow): Promise<string> {
    const { locale } = await this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))
    return renderInvoice({
      document: await this.document(workspace, row),
      invoice_number: row.state === 'issued' ? row.invoice_number : null,
      paid: row.paid,
      locale,
    })
  }

  private async document(workspace: string, row: InvoiceRow): Promise<InvoiceDocument> {
    if (row.document) return row.document
    const items = row.items.map(({ id, ...item }) => ({ item_id: id, ...item }))
    return documentOf(row, items, await this.parties(workspace, row.client_id))
  }
}
