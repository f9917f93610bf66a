import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stripeProvider } from '@workledger/jobs/billing/stripe-provider'
import { parse } from 'qs'
import Stripe from 'stripe'
import { accepted, Call } from './accepted'
import objects from './objects.json'
import { missing, Refused, Values } from './refused'

const KEY = 'sk_test_double'

const SECRET = 'whsec_double'

const MONTHLY = 'price_monthly'

const YEARLY = 'price_yearly'

const DAY = 86_400

/**
 * A double of Stripe's interface. It answers our calls with objects of Stripe's published OpenAPI
 * description (github.com/stripe/openapi, fixtures3.json; objects.json has the used part), and
 * refuses unknown parameters. It takes no money and is not Stripe: other behaviour of Stripe is not
 * tested.
 */
export class StripeDouble {
  readonly library = new Stripe(KEY)
  /** Every received call, for example `POST /v1/subscriptions`. */
  readonly calls: string[] = []
  /** Accepts calls and never answers. */
  hangs = false
  private made = 0
  private readonly records = new Map<string, Values>()
  private readonly repeated = new Map<string, { params: string; answer: Values }>()
  private readonly server = createServer((request, response) => void this.take(request, response))

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  provider(timeout?: number) {
    const { port } = this.server.address() as AddressInfo
    return stripeProvider({
      key: KEY,
      publishableKey: 'pk_test_double',
      webhookSecret: SECRET,
      prices: { monthly: MONTHLY, yearly: YEARLY },
      publicUrl: 'https://work.example.com',
      api: { host: '127.0.0.1', port, protocol: 'http' },
      ...(timeout !== undefined && { timeout }),
    })
  }

  /**
   * Completes a session as a person does on Stripe's page: pays, which creates the subscription.
   */
  complete(session: string): string {
    const found = this.record('checkout.session', session)
    const { price, quantity } = found.double.line_items[0]

    const subscription = this.subscription(
      found.customer,
      { price, quantity },
      { method: 'pm_card_visa', status: 'active', metadata: found.double.metadata },
    )

    Object.assign(found, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
    })

    return subscription.id
  }

  /** Changes a subscription at Stripe. */
  change(subscription: string, values: Values): void {
    Object.assign(this.record('subscription', subscription), values)
  }

  subscriptionsOf(customer: string): Values[] {
    return [...this.records.values()].filter(
      (record) => record.object === 'subscription' && record.customer === customer,
    )
  }

  /**
   * Returns a message as Stripe sends it, signed by the library. `at` is the signature's time in
   * seconds.
   */
  message(
    type: string,
    object: Values,
    { at = Math.floor(Date.now() / 1000), secret = SECRET } = {},
  ) {
    const payload = JSON.stringify({
      ...objects.event,
      id: `evt_${++this.made}`,
      type,
      data: { object },
    })

    const signature = this.library.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: at,
    })

    return {
      raw: Buffer.from(payload),
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }
  }

  /** Returns a message about a subscription in its present state. */
  about(subscription: string, type = 'customer.subscription.updated') {
    return this.message(type, structuredClone(this.record('subscription', subscription)))
  }

  private async take(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { pathname, search } = new URL(request.url!, 'http://double')
    const text = request.method === 'GET' ? search.slice(1) : Buffer.concat(parts).toString()
    const answer = (status: number, body: Values) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

    try {
      this.calls.push(`${request.method} ${pathname}`)
      if (this.hangs) return

      if (request.headers.authorization !== `Bearer ${KEY}`)
        throw new Refused(401, {
          type: 'invalid_request_error',
          message: 'Invalid API Key provided',
        })

      answer(
        200,
        this.once(
          request.headers['idempotency-key'] as string | undefined,
          `${request.method} ${pathname}`,
          text,
        ),
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answer(error.status, { error: error.error })
    }
  }

  private once(key: string | undefined, call: string, text: string): Values {
    const before =
      key === undefined || !call.startsWith('POST') ? undefined : this.repeated.get(key)

    if (before && before.params !== text)
      throw new Refused(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })

    if (before) return before.answer
    const answer = structuredClone(this.answered(call, parse(text, { depth: 10 }) as Values))
    if (key !== undefined) this.repeated.set(key, { params: text, answer })

    return answer
  }

  private answered(call: string, values: Values): Values {
    const id = /\/((?:cus|pm|tok|sub|cs|price)_\w+)/.exec(call)?.[1] ?? ''
    const name = (id ? call.replace(`/${id}`, '/:') : call) as Call
    const known: readonly string[] | undefined = accepted[name]

    if (!known)
      throw new Refused(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${call}).`,
      })

    for (const param of Object.keys(values))
      if (!known.includes(param))
        throw new Refused(400, {
          type: 'invalid_request_error',
          code: 'parameter_unknown',
          message: `Received unknown parameter: ${param}`,
          param,
        })

    switch (name) {
      case 'POST /v1/customers':
        return this.keep('customer', 'cus', values)

      case 'POST /v1/payment_methods': {
        if (!/^tok_(visa|chargeDeclined)$/.test(values.card.token))
          throw missing('token', values.card.token)

        return this.keep('payment_method', `pm_card_${values.card.token.slice(4)}`, {})
      }

      case 'POST /v1/payment_methods/:/attach':
        return this.attach(id, values.customer)
      case 'GET /v1/prices/:':
        return this.price(id)

      case 'GET /v1/subscriptions':
        return {
          object: 'list',
          has_more: false,
          data: this.subscriptionsOf(values.customer).filter(({ status }) => status !== 'canceled'),
        }

      case 'POST /v1/subscriptions': {
        const method: string = values.default_payment_method
        const status = method.includes('authenticationRequired') ? 'incomplete' : 'active'

        return this.expanded(
          this.subscription(values.customer, values.items[0], {
            method,
            status,
            metadata: values.metadata,
          }),
          values.expand,
        )
      }

      case 'GET /v1/subscriptions/:':
        return this.expanded(this.record('subscription', id), values.expand)
      case 'POST /v1/subscriptions/:':
        return this.expanded(this.update(this.record('subscription', id), values), values.expand)

      case 'DELETE /v1/subscriptions/:':
        return Object.assign(this.record('subscription', id), {
          status: 'canceled',
          ended_at: now(),
        })

      case 'GET /v1/checkout/sessions':
        return {
          object: 'list',
          has_more: false,
          data: this.sessionsOf(values.customer, values.status),
        }

      case 'POST /v1/checkout/sessions': {
        const { line_items, subscription_data, ...rest } = values
        for (const { price } of line_items) this.price(price)
        const double = { line_items, metadata: subscription_data.metadata }
        const session = this.keep('checkout.session', 'cs_test', { ...rest, double })

        return Object.assign(session, { url: `https://checkout.stripe.com/c/pay/${session.id}` })
      }

      case 'GET /v1/checkout/sessions/:':
        return this.record('checkout.session', id)
      case 'POST /v1/checkout/sessions/:/expire':
        return Object.assign(this.record('checkout.session', id), { status: 'expired', url: null })

      case 'POST /v1/billing_portal/sessions': {
        this.record('customer', values.customer)
        const session = this.keep('billing_portal.session', 'bps', values)
        return Object.assign(session, { url: `https://billing.stripe.com/p/session/${session.id}` })
      }

      default:
        return name satisfies never
    }
  }

  private keep(kind: keyof typeof objects, prefix: string, values: Values): Values {
    const id = `${prefix}_${++this.made}`
    const record = { ...structuredClone(objects[kind] as Values), ...values, id, created: now() }
    this.records.set(id, record)

    return record
  }

  private record(kind: string, id: string): Values {
    const found = this.records.get(id)
    if (found?.object !== kind) throw missing(kind, id)
    return found
  }

  private sessionsOf(customer: string, status: string) {
    return [...this.records.values()].filter(
      (one) =>
        one.object === 'checkout.session' && one.customer === customer && one.status === status,
    )
  }

  private price(id: string): Values {
    if (id !== MONTHLY && id !== YEARLY) throw missing('price', id)
    const [interval, unit_amount] = id === YEARLY ? ['year', 2400] : ['month', 300]

    return {
      ...objects.price,
      id,
      unit_amount,
      unit_amount_decimal: String(unit_amount),
      recurring: { ...objects.price.recurring, interval },
    }
  }

  private attach(id: string, customer: string): Values {
    if (id.includes('chargeDeclined'))
      throw new Refused(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      })

    if (!/^pm_card_(visa|authenticationRequired)/.test(id)) throw missing('PaymentMethod', id)
    const found = { ...structuredClone(objects.payment_method as Values), id, customer }
    this.records.set(id, found)

    return found
  }

  private subscription(
    customer: string,
    { price, quantity }: Values,
    { method, status, metadata }: { method: string; status: string; metadata: Values },
  ): Values {
    this.record('customer', customer)
    const items = structuredClone(objects.subscription.items as Values)
    const found = this.price(price)
    const length = (found.recurring.interval === 'year' ? 365 : 30) * DAY

    Object.assign(items.data[0], {
      price: found,
      quantity: Number(quantity),
      current_period_start: now(),
      current_period_end: now() + length,
    })

    const clear = {
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      cancel_at_period_end: false,
    }

    return this.keep('subscription', 'sub', {
      customer,
      items,
      status,
      metadata,
      default_payment_method: method,
      ...clear,
    })
  }

  private update(
    found: Values,
    { items, default_payment_method, cancel_at_period_end }: Values,
  ): Values {
    for (const { price, quantity } of items ?? []) {
      if (price) found.items.data[0].price = this.price(price)
      if (quantity) found.items.data[0].quantity = Number(quantity)
    }

    if (default_payment_method) found.default_payment_method = default_payment_method

    if (cancel_at_period_end !== undefined)
      Object.assign(found, {
        cancel_at_period_end: cancel_at_period_end === 'true',
        canceled_at: cancel_at_period_end === 'true' ? now() : null,
      })

    return found
  }

  private expanded(found: Values, expand: readonly string[] = []): Values {
    const shown = { ...found }

    if (expand.includes('default_payment_method') && found.default_payment_method)
      shown.default_payment_method = { ...objects.payment_method, id: found.default_payment_method }

    if (expand.includes('latest_invoice.confirmation_secret'))
      shown.latest_invoice = {
        ...objects.invoice,
        confirmation_secret: { type: 'payment_intent', client_secret: `pi_${found.id}_secret_1` },
      }

    return shown
  }
}

const now = () => Math.floor(Date.now() / 1000)
