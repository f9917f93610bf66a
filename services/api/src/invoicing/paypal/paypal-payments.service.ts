import { Inject, Injectable } from '@nestjs/common'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import { paypalPaymentDecider } from '@workledger/domain/invoicing/paypal-payment'
import { amount, rounded } from '@workledger/domain/kernel/money'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { derivedId } from '@workledger/event-store/ids'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import { type InvoiceRow, invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import {
  type PaypalAccountRow,
  paypalAccountOf,
} from '@workledger/projections/invoicing/paypal.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import { Commands } from '../../kernel/commands/commands'
import type { Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'
import { Zones } from '../../kernel/lists/zones'
import {
  type PaypalCapture,
  PaypalClient,
  type PaypalCredentials,
  PaypalRefusal,
} from './paypal-client'

export type Taken = 'paid' | 'pending' | 'settled' | 'declined' | 'other'

/** Currencies that have decimals but that PayPal takes without. */
const WHOLE = ['HUF', 'TWD']

/** Payments of invoices through the workspace's own PayPal account. */
@Injectable()
export class PaypalPayments {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly secrets: WorkspaceSecrets,
    private readonly paypal: PaypalClient,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  async account(
    workspace: string,
  ): Promise<{ row: PaypalAccountRow; credentials: PaypalCredentials } | undefined> {
    const row = await this.queries.ask(workspace, (db) => paypalAccountOf(db, workspace))
    const secret = row && (await this.secrets.get(workspace, row.secret_id))
    if (!row || secret === undefined) return undefined
    const environment = row.environment === 'live' ? 'live' : 'sandbox'

    return { row, credentials: { environment, client_id: row.client_id, secret } }
  }

  /**
   * Returns the address at PayPal where the payer approves a payment of the balance; undefined if
   * PayPal returns none.
   */
  async begin(
    ctx: Ctx,
    invoice: InvoiceRow,
    { credentials, seller }: { credentials: PaypalCredentials; seller: string },
    key: string,
  ) {
    const balance = rounded(invoice.balance, invoice.currency)
    const whole = WHOLE.includes(invoice.currency)
    if (whole && !amount(balance).isInteger()) return undefined
    const page = `${this.config.publicUrl}/public/invoices/${invoice.id}`
    const nth = invoice.payments.length + 1

    const order = await this.paypal.createOrder(credentials, {
      // A payer who returns within the hour gets the same order.
      requestId: derivedId(
        invoice.id,
        `paypal ${nth} ${balance} ${Math.floor(ctx.now.getTime() / HOUR_MS)}`,
      ),
      invoice: invoice.id,
      number: invoice.invoice_number!,
      reference: `${invoice.invoice_number}-${nth}-${invoice.id.slice(-6)}`,
      amount: whole ? amount(balance).toFixed(0) : balance,
      currency: invoice.currency,
      seller,
      returnUrl: `${this.config.publicUrl}/api/v1/public/invoices/${invoice.id}/pay/paypal/return?key=${encodeURIComponent(key)}`,
      cancelUrl: `${page}?key=${encodeURIComponent(key)}`,
    })

    return order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
  }

  /** Captures the money of an approved order, unless the invoice no longer needs it. */
  async take(
    ctx: Ctx,
    workspace: string,
    credentials: PaypalCredentials,
    { orderId, of }: { orderId: string; of?: string },
  ): Promise<Taken> {
    const order = await this.paypal.order(credentials, orderId)
    const unit = order.purchase_units[0]
    const id = unit?.custom_id
    if (!unit || !id || !UUID.test(id) || (of !== undefined && of !== id)) return 'other'
    const invoice = await this.queries.ask(workspace, (db) => invoiceById(db, workspace, id))
    if (invoice?.state !== 'issued') return 'other'
    const before = unit.payments?.captures ?? []

    if (order.status !== 'COMPLETED') {
      if (order.status !== 'APPROVED') return 'declined'

      if (
        !unit.amount ||
        unit.amount.currency_code !== invoice.currency ||
        amount(unit.amount.value).gt(invoice.balance)
      )
        return 'settled'
    }

    try {
      const captures =
        order.status === 'COMPLETED'
          ? before
          : (await this.paypal.capture(credentials, orderId)).purchase_units[0]?.payments?.captures

      const [capture] = captures ?? []
      if (!capture) return 'pending'
      if (capture.status === 'PENDING') return 'pending'
      if (capture.status === 'DECLINED' || capture.status === 'FAILED') return 'declined'
      await this.receive(ctx, workspace, { ...capture, custom_id: capture.custom_id ?? id })

      return 'paid'
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error
      // The webhook or another tab was faster, and the webhook reports the payment.
      if (error.issues.includes('ORDER_ALREADY_CAPTURED')) return 'pending'
      if (error.issues.includes('DUPLICATE_INVOICE_ID')) return 'settled'

      return 'declined'
    }
  }

  /**
   * Records money at PayPal. A process enters it as a payment of the invoice, or stores it with the
   * reason against. A repetition has no effect.
   */
  async receive(ctx: Ctx, workspace: string, capture: PaypalCapture): Promise<void> {
    const of = await this.about(workspace, capture)
    if (!of) return
    const { value, currency_code: currency } = capture.amount

    const command = {
      ...of,
      type: 'receive' as const,
      capture_id: capture.id,
      amount: value,
      currency,
      paid_on: await this.day(ctx, workspace, capture),
    }

    await this.commands.in(ctx, workspace).run(paypalPaymentDecider, of.paypal_payment_id, command)
  }

  async refund(
    ctx: Ctx,
    workspace: string,
    capture: PaypalCapture,
    refund_id: string,
  ): Promise<void> {
    const of = await this.about(workspace, capture)
    if (!of) return
    const { value, currency_code: currency } = capture.amount
    const paid_on = await this.day(ctx, workspace, capture)

    const command = {
      ...of,
      type: 'refund' as const,
      capture_id: capture.id,
      refund_id,
      amount: value,
      currency,
      paid_on,
    }

    await this.commands.in(ctx, workspace).run(paypalPaymentDecider, of.paypal_payment_id, command)
  }

  /**
   * Returns the capture's issued invoice in this workspace, if any. The account may receive money
   * for other things.
   */
  private async about(workspace: string, { id, custom_id }: PaypalCapture) {
    if (!custom_id || !UUID.test(custom_id)) return undefined
    const invoice = await this.queries.ask(workspace, (db) => invoiceById(db, workspace, custom_id))

    return invoice?.state === 'issued'
      ? { paypal_payment_id: derivedId(workspace, `paypal ${id}`), invoice_id: invoice.id }
      : undefined
  }

  private async day(ctx: Ctx, workspace: string, { create_time }: PaypalCapture): Promise<string> {
    const at =
      create_time === undefined ? ctx.now.toISOString() : new Date(create_time).toISOString()
    return dayIn(await this.zones.at(workspace, workspace, at), at)
  }

  /** Refuses unless PayPal accepts these credentials and its webhook leads here. */
  async check(
    credentials: PaypalCredentials,
    webhookId: string,
    url: string,
    events: readonly string[],
  ): Promise<void> {
    try {
      const webhook = await this.paypal.webhook(credentials, webhookId)

      if (webhook.url !== url)
        refuse('invoice.paypal_webhook_url', { field: 'webhook_id', params: { url } })

      const told = webhook.event_types.map(({ name }) => name)
      const missing = events.find((event) => !told.includes(event) && !told.includes('*'))

      if (missing)
        refuse('invoice.paypal_webhook_event', { field: 'webhook_id', params: { event: missing } })
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error
      if (error.kind === 'credentials') refuse('invoice.paypal_refused', { field: 'secret' })
      refuse('invoice.paypal_no_webhook', { field: 'webhook_id' })
    }
  }
}
