import { createHash } from 'node:crypto'
import { characters } from '@workledger/contracts/kernel/text'
import * as z from 'zod'
import { Outgoing, type OutgoingAnswer, Unreachable } from '../../kernel/http/outgoing'

export interface PaypalCredentials {
  readonly environment: 'live' | 'sandbox'
  readonly client_id: string
  readonly secret: string
}

/** Addresses of PayPal's REST API, without a trailing slash. */
export type PaypalHosts = Readonly<Record<PaypalCredentials['environment'], string>>

export const paypalHosts: PaypalHosts = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
}

/**
 * Events that a webhook must report. Without them payments would not arrive, or arrive and not be
 * captured.
 */
export const paypalEvents = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const

/** PayPal refused the `credentials` or the request itself, with its codes. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal'

  constructor(
    readonly kind: 'credentials' | 'missing' | 'request',
    readonly issues: readonly string[] = [],
  ) {
    super(`PayPal refused: ${[kind, ...issues].join(' ')}`)
  }
}

const reference = characters(60).min(1)
const value = characters(32).regex(/^\d{1,15}(\.\d{1,4})?$/)

export const paypalMoney = z.object({ value, currency_code: z.string().regex(/^[A-Z]{3}$/) })

const links = z.array(z.object({ rel: characters(60), href: characters(2000) })).default([])

export const paypalCapture = z.object({
  id: reference,
  status: characters(40),
  amount: paypalMoney,
  custom_id: characters(127).optional(),
  create_time: z.iso.datetime({ offset: true }).optional(),
})

export type PaypalCapture = z.output<typeof paypalCapture>

const unit = z.object({
  custom_id: characters(127).optional(),
  amount: paypalMoney.optional(),
  payments: z.object({ captures: z.array(paypalCapture).default([]) }).optional(),
})

const order = z.object({
  id: reference,
  status: characters(40),
  purchase_units: z.array(unit).default([]),
  links,
})

export type PaypalOrder = z.output<typeof order>

const token = z.object({ access_token: characters(4000).min(1), expires_in: z.number() })

const webhook = z.object({
  url: characters(2048),
  event_types: z.array(z.object({ name: characters(100) })),
})

const verified = z.object({ verification_status: characters(20) })

const refusalBody = z.object({
  name: characters(100).optional(),
  details: z.array(z.object({ issue: characters(100).optional() })).optional(),
})

export interface OrderWish {
  /** PayPal returns the same order for a repetition with the same id. */
  readonly requestId: string
  readonly invoice: string
  readonly number: string
  /** Unique within the PayPal account: PayPal takes no second payment for it. */
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly seller: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

const MOST_TOKENS = 1_000

/**
 * A client of PayPal's REST API for payments of invoices: Orders v2, and the notifications of v1.
 */
export class PaypalClient {
  private readonly tokens = new Map<string, { token: string; until: number }>()

  constructor(
    private readonly hosts: PaypalHosts,
    private readonly outgoing = new Outgoing(),
  ) {}

  async createOrder(credentials: PaypalCredentials, wish: OrderWish): Promise<PaypalOrder> {
    const context = {
      brand_name: wish.seller.slice(0, 127),
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      return_url: wish.returnUrl,
      cancel_url: wish.cancelUrl,
    }

    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: wish.invoice,
          invoice_id: wish.reference,
          description: wish.number,
          amount: { currency_code: wish.currency, value: wish.amount },
        },
      ],
      payment_source: { paypal: { experience_context: context } },
    }

    return order.parse(
      await this.ask(credentials, 'POST', '/v2/checkout/orders', {
        body: JSON.stringify(body),
        requestId: wish.requestId,
      }),
    )
  }

  async order(credentials: PaypalCredentials, id: string): Promise<PaypalOrder> {
    return order.parse(
      await this.ask(credentials, 'GET', `/v2/checkout/orders/${encodeURIComponent(id)}`),
    )
  }

  /** Captures the money of an approved order; the order's id prevents a second capture. */
  async capture(credentials: PaypalCredentials, id: string): Promise<PaypalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`
    return order.parse(
      await this.ask(credentials, 'POST', path, { body: '{}', requestId: `capture-${id}` }),
    )
  }

  async webhook(credentials: PaypalCredentials, id: string): Promise<z.output<typeof webhook>> {
    return webhook.parse(
      await this.ask(credentials, 'GET', `/v1/notifications/webhooks/${encodeURIComponent(id)}`),
    )
  }

  /**
   * Returns whether PayPal sent this notification. `event` is the raw body, because the signature
   * covers its bytes.
   */
  async verify(
    credentials: PaypalCredentials,
    signature: Record<string, string>,
    event: string,
  ): Promise<boolean> {
    const body = `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${event}}`

    try {
      const answer = await this.ask(
        credentials,
        'POST',
        '/v1/notifications/verify-webhook-signature',
        { body },
      )
      return verified.parse(answer).verification_status === 'SUCCESS'
    } catch (error) {
      // PayPal refuses a malformed signature as an invalid request.
      if (error instanceof PaypalRefusal && error.kind === 'request') return false
      throw error
    }
  }

  private async ask(
    credentials: PaypalCredentials,
    method: 'GET' | 'POST',
    path: string,
    { body, requestId }: { body?: string; requestId?: string } = {},
  ): Promise<unknown> {
    const send = async (fresh: boolean) =>
      this.outgoing.call(`${this.hosts[credentials.environment]}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${await this.token(credentials, fresh)}`,
          Accept: 'application/json',
          Prefer: 'return=representation',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
        },
        ...(body === undefined ? {} : { body }),
      })

    let answer = await send(false)
    // A changed secret ends the app's tokens early.
    if (answer.status === 401) answer = await send(true)

    return answered(answer)
  }

  private async token(credentials: PaypalCredentials, fresh: boolean): Promise<string> {
    const { environment, client_id, secret } = credentials
    const name = createHash('sha256')
      .update(`${environment} ${client_id} ${secret}`)
      .digest('base64')
    const known = this.tokens.get(name)
    if (!fresh && known && known.until > performance.now()) return known.token

    const answer = await this.outgoing.call(`${this.hosts[environment]}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })

    const { access_token, expires_in } = token.parse(answered(answer))
    this.tokens.delete(name)

    this.tokens.set(name, {
      token: access_token,
      until: performance.now() + Math.max(0, expires_in - 60) * 1000,
    })

    if (this.tokens.size > MOST_TOKENS) this.tokens.delete(this.tokens.keys().next().value!)

    return access_token
  }
}

function answered({ status, body }: OutgoingAnswer): unknown {
  if (status >= 200 && status < 300) return body
  if (status === 429 || status >= 500) throw new Unreachable(`PayPal answered ${status}.`)
  const { name, details } = refusalBody.catch({}).parse(body)
  const issues = [name, ...(details ?? []).map(({ issue }) => issue)].filter(
    (code) => code !== undefined,
  )

  throw new PaypalRefusal(
    status === 401 || status === 403 ? 'credentials' : status === 404 ? 'missing' : 'request',
    issues,
  )
}
