import { Controller, Inject } from '@nestjs/common'
import { invoicesApi as api } from '@workledger/contracts/invoicing/invoices.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { amount, rounded } from '@workledger/domain/kernel/money'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { type NoticeSender, renderNotice } from '@workledger/projections/invoicing/invoice-page'
import {
  type InvoiceRow,
  invoiceSettingOf,
} from '@workledger/projections/invoicing/invoicing.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Unreachable } from '../kernel/http/outgoing'
import { sendPage } from '../kernel/http/page'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { LOG } from '../kernel/log'
import { Invoicing } from './invoicing.service'
import { PaypalRefusal } from './paypal/paypal-client'
import { PaypalPayments } from './paypal/paypal-payments.service'

/** A client's view of an invoice, by the key in the link. */
@Controller()
export class PublicInvoicesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly invoicing: Invoicing,
    private readonly keys: LinkKeys,
    private readonly payments: PaypalPayments,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Route(api.publicInvoicePreview)
  async preview(
    { params, query, ctx, visitor }: Call<typeof api.publicInvoicePreview>,
    reply: FastifyReply,
  ) {
    const { workspace, row } = await this.open(params.id, query.key)
    // A visit by the company's own people does not count as the client's.
    const colleague = visitor?.memberships.some((membership) => membership.workspace === workspace)

    if (!row.viewed_at && !colleague)
      await this.commands
        .in(ctx, workspace)
        .run(invoiceDecider, params.id, { type: 'view', invoice_id: params.id })

    return sendPage(reply, await this.invoicing.page(workspace, row))
  }

  /**
   * With the company's PayPal account connected, an order is made and its payment arrives by
   * itself. With only an address, the company enters the payment.
   */
  @Route(api.payWithPaypal)
  async pay({ params, query, ctx }: Call<typeof api.payWithPaypal>, reply: FastifyReply) {
    const opened = await this.openedBy(params.id, query.key, reply)
    if (!opened) return this.toInvoice(reply, params.id, query.key)
    const { workspace, row } = opened
    const { sender, locale, paypal_email } = await this.seller(workspace, row)
    const account = await this.payments.account(workspace)

    if (!account && !paypal_email)
      return sendPage(reply, renderNotice(locale, 'noPaypal', sender), 404)

    if (amount(row.balance).lte(0))
      return sendPage(reply, renderNotice(locale, 'settled', sender), 404)

    if (!account) return away(reply, paymentLink(row, paypal_email!))

    try {
      const address = await this.payments.begin(
        ctx,
        row,
        { credentials: account.credentials, seller: sender.name },
        query.key,
      )
      return address
        ? away(reply, address)
        : sendPage(reply, renderNotice(locale, 'notPossible', sender), 422)
    } catch (error) {
      return sendPage(reply, ...this.failed(error, locale, sender))
    }
  }

  /**
   * PayPal sends the payer back here. The webhook reports the same, in case the payer never
   * arrives.
   */
  @Route(paypalApi.returnFromPaypal)
  async back({ params, query, ctx }: Call<typeof paypalApi.returnFromPaypal>, reply: FastifyReply) {
    const opened = await this.openedBy(params.id, query.key, reply)
    if (!opened) return this.toInvoice(reply, params.id, query.key)
    const { workspace, row } = opened
    const { sender, locale } = await this.seller(workspace, row)
    const account = await this.payments.account(workspace)

    if (!account || !query.token)
      return sendPage(reply, renderNotice(locale, 'notPossible', sender), 404)

    try {
      const taken = await this.payments.take(ctx, workspace, account.credentials, {
        orderId: query.token,
        of: params.id,
      })

      if (taken === 'paid') return this.toInvoice(reply, params.id, query.key)

      if (taken === 'other')
        return sendPage(reply, renderNotice(locale, 'notPossible', sender), 404)

      return sendPage(reply, renderNotice(locale, taken, sender), taken === 'pending' ? 200 : 422)
    } catch (error) {
      return sendPage(reply, ...this.failed(error, locale, sender))
    }
  }

  @Route(paypalApi.publicInvoicePayment)
  async payable({ params, query }: Call<typeof paypalApi.publicInvoicePayment>) {
    const { workspace, row } = await this.open(params.id, query.key)
    const { paypal_email, sender, locale } = await this.seller(workspace, row)
    const account = paypal_email ? undefined : await this.payments.account(workspace)

    const { balance, currency, due_date } = row
    const isOpen = amount(balance).gt(0)

    return {
      data: {
        paypal: isOpen && Boolean(paypal_email || account),
        seller: sender.name,
        logo: sender.logo,
        contact: sender.contact,
        language: row.document?.language ?? languageOf(locale),
        balance: isOpen ? balance : '0',
        currency,
        due_date,
      },
    }
  }

  private async seller(workspace: string, row: InvoiceRow) {
    const [setting, company] = await this.queries.ask(workspace, (db) =>
      Promise.all([invoiceSettingOf(db, workspace), workspaceById(db, workspace)]),
    )

    const { paypal_email, name, workspace_name } = setting
    const { contact_email, contact_phone } = row.document?.seller ?? setting
    const contact = contact_email ?? contact_phone ?? company?.phone_number ?? null

    const sender = {
      name: row.document?.seller.name ?? name ?? workspace_name,
      logo: company?.logo ?? null,
      contact,
    }

    return { paypal_email, locale: row.client_language, sender }
  }

  /**
   * Returns a page with the payer's options when PayPal is away or refuses. The operator's log has
   * the reason.
   */
  private failed(
    error: unknown,
    locale: string,
    sender: NoticeSender,
  ): [page: string, status: number] {
    if (error instanceof Unreachable) return [renderNotice(locale, 'away', sender), 503]
    if (!(error instanceof PaypalRefusal) && !(error instanceof ZodError)) throw error
    this.log.warn({ err: error }, 'paypal')

    return [renderNotice(locale, 'notPossible', sender), 502]
  }

  /** Returns undefined for a browser whose link opens nothing; the invoice's page explains why. */
  private async openedBy(id: string, key: string, reply: FastifyReply) {
    try {
      return await this.open(id, key)
    } catch (error) {
      if (error instanceof CodedError && /\btext\/html\b/.test(reply.request.headers.accept ?? ''))
        return undefined

      throw error
    }
  }

  private toInvoice(reply: FastifyReply, id: string, key: string) {
    return away(
      reply,
      `${this.config.publicUrl}/public/invoices/${id}?key=${encodeURIComponent(key)}`,
    )
  }

  private async open(id: string, key: string) {
    const link = (key && (await this.keys.find('invoice', id, key))) || refuse('invoice.key')
    if (link.expired) refuse('link.expired')
    const workspace = link.workspace ?? refuse('invoice.key')
    const row = await this.invoicing.find(workspace, id)

    return row.state === 'issued' ? { workspace, row } : refuse('invoice.key')
  }
}

/** Returns the hosted payment page of PayPal Payments Standard (`_xclick`). */
function paymentLink(row: InvoiceRow, business: string): string {
  const payment = new URLSearchParams({
    cmd: '_xclick',
    business,
    amount: rounded(row.balance, row.currency),
    currency_code: row.currency,
    invoice: row.invoice_number!,
    item_name: row.invoice_number!,
    no_shipping: '1',
  })
  return `https://www.paypal.com/cgi-bin/webscr?${payment}`
}

/** Redirects without a referrer, because the current address holds a key. */
const away = (reply: FastifyReply, address: string) =>
  reply
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'private, no-store')
    .redirect(address, 302)
