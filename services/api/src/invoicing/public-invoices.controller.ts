import { Controller } from '@nestjs/common'
import { invoicesApi as api } from '@workledger/contracts/invoicing/invoices.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { amount, rounded } from '@workledger/domain/kernel/money'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { renderNotice } from '@workledger/projections/invoicing/invoice-page'
import { invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { sendPage } from '../kernel/page'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Invoicing } from './invoicing.service'

/** What a client sees of an invoice, by the key in the link. */
@Controller()
export class PublicInvoicesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly invoicing: Invoicing,
    private readonly keys: LinkKeys,
  ) {}

  @Route(api.publicInvoicePreview)
  async preview({ params, query, ctx, visitor }: Call<typeof api.publicInvoicePreview>, reply?: any) {
    const { workspace, row } = await this.open(params.id, query.key)
    // The company's own people look without the client having seen it.
    const colleague = visitor?.memberships.some((membership) => membership.workspace === workspace)
    if (!row.viewed_at && !colleague)
      await this.commands.run(ctx, invoiceDecider, workspace, params.id, { type: 'view', invoice_id: params.id })
    return sendPage(reply, await this.invoicing.page(workspace, row))
  }

  /** Hosted payment page of PayPal Payments Standard (`_xclick`); the payment itself is recorded by the company. */
  @Route(api.payWithPaypal)
  async pay({ params, query }: Call<typeof api.payWithPaypal>, reply?: any) {
    const { workspace, row } = await this.open(params.id, query.key)
    const { paypal_email, name, workspace_name, locale } = await this.queries.ask(workspace, (db) => invoiceSettingOf(db, workspace))
    const seller = row.document?.seller.name ?? name ?? workspace_name
    if (!paypal_email) return sendPage(reply, renderNotice(locale, 'noPaypal', seller), 404)
    if (amount(row.balance).lte(0)) return sendPage(reply, renderNotice(locale, 'settled', seller), 404)
    const payment = new URLSearchParams({
      cmd: '_xclick',
      business: paypal_email,
      amount: rounded(row.balance, row.currency),
      currency_code: row.currency,
      invoice: row.invoice_number!,
      item_name: row.invoice_number!,
      no_shipping: '1',
    })
    return reply.header('Referrer-Policy', 'no-referrer').redirect(`https://www.paypal.com/cgi-bin/webscr?${payment}`, 302)
  }

  private async open(id: string, key: string) {
    const link = (key && (await this.keys.find('invoice', id, key))) || refuse('invoice.key')
    if (link.expired) refuse('link.expired')
    const workspace = link.workspace ?? refuse('invoice.key')
    const row = await this.invoicing.find(workspace, id)
    return row.state === 'issued' ? { workspace, row } : refuse('invoice.key')
  }
}
