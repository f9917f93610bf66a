import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paypalEvents } from '@workledger/api/invoicing/paypal/paypal-client'

interface Order {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  unit: { custom_id: string; invoice_id: string; description: string; amount: Money }
  context: { return_url: string; cancel_url: string; brand_name: string }
  capture?: Capture
}

interface Money {
  value: string
  currency_code: string
}

export interface Capture {
  id: string
  status: string
  amount: Money
  custom_id: string
  create_time: string
}

/**
 * A double of PayPal's REST API, as far as it pays invoices. Paths, bodies and refusals are those
 * of PayPal's published OpenAPI descriptions (checkout_orders_v2, payments_payment_v2,
 * notifications_webhooks_v1). It is not PayPal: its signature is an HMAC over the notification's
 * bytes, which it checks itself.
 */
export async function startPaypalDouble() {
  const key = randomBytes(32)
  const app = { client_id: 'test-app', secret: 'test-secret' }
  const orders = new Map<string, Order>()
  const requests = new Map<string, string>()
  const webhooks = new Map<string, { url: string; event_types: { name: string }[] }>()
  const paid = new Set<string>()
  const calls: string[] = []
  let tokens = new Set<string>()
  let made = 0
  let mood: 'well' | 'hangs' | 'down' | 'floods' = 'well'
  let next: Partial<Capture> = {}
  let hanging = 0
  const looking = new Set<() => void>()
  const id = (kind: string) => `${kind}${String(++made).padStart(6, '0')}`

  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const { method = '', url = '' } = request
    calls.push(`${method} ${url}`)

    if (mood === 'hangs') {
      hanging++
      for (const look of [...looking]) look()
      return
    }

    if (mood === 'down') return send(reply, 503, { name: 'SERVICE_UNAVAILABLE' })
    if (mood === 'floods') return reply.end(Buffer.alloc(3 * 1024 * 1024, ' '))
    answer({ method, url, text }, request, reply)
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const send = (reply: ServerResponse, status: number, body: unknown) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const refuse = (reply: ServerResponse, status: number, name: string, issue?: string) =>
    send(reply, status, {
      name,
      message: name,
      debug_id: 'x',
      ...(issue ? { details: [{ issue }] } : {}),
    })

  const shown = (order: Order) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      { ...order.unit, ...(order.capture ? { payments: { captures: [order.capture] } } : {}) },
    ],
    links: [
      { rel: 'self', method: 'GET', href: `${address}/v2/checkout/orders/${order.id}` },
      {
        rel: 'payer-action',
        method: 'GET',
        href: `https://www.paypal.com/checkoutnow?token=${order.id}`,
      },
    ],
  })

  function answer(
    { method, url, text }: { method: string; url: string; text: string },
    request: IncomingMessage,
    reply: ServerResponse,
  ) {
    const { authorization = '' } = request.headers

    if (url === '/v1/oauth2/token') {
      const basic = Buffer.from(`${app.client_id}:${app.secret}`).toString('base64')
      if (authorization !== `Basic ${basic}`) return refuse(reply, 401, 'invalid_client')
      const token = id('TOKEN')
      tokens.add(token)

      return send(reply, 200, { access_token: token, token_type: 'Bearer', expires_in: 32400 })
    }

    if (!tokens.has(authorization.replace('Bearer ', '')))
      return refuse(reply, 401, 'AUTHENTICATION_FAILURE')

    if (method === 'POST' && url === '/v2/checkout/orders') {
      const repeated = requests.get(String(request.headers['paypal-request-id']))
      if (repeated) return send(reply, 200, shown(orders.get(repeated)!))
      const { purchase_units, payment_source } = JSON.parse(text)

      if (purchase_units[0].amount.currency_code === 'KWD')
        return refuse(reply, 422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED')

      const context = payment_source.paypal.experience_context

      const order: Order = {
        id: id('ORDER'),
        status: 'PAYER_ACTION_REQUIRED',
        unit: purchase_units[0],
        context,
      }

      orders.set(order.id, order)
      requests.set(String(request.headers['paypal-request-id']), order.id)

      return send(reply, 200, shown(order))
    }

    const [, orderId, action] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(url) ?? []

    if (orderId) {
      const order = orders.get(orderId)
      if (!order) return refuse(reply, 404, 'RESOURCE_NOT_FOUND')
      if (!action) return send(reply, 200, shown(order))

      if (order.status === 'COMPLETED')
        return refuse(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')

      if (order.status !== 'APPROVED')
        return refuse(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')

      if (paid.has(order.unit.invoice_id))
        return refuse(reply, 422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID')

      paid.add(order.unit.invoice_id)
      const { amount, custom_id } = order.unit

      order.capture = {
        id: id('CAPTURE'),
        status: 'COMPLETED',
        amount,
        custom_id,
        create_time: '2026-05-02T10:00:00Z',
        ...next,
      }

      order.status = 'COMPLETED'
      next = {}

      return send(reply, 201, shown(order))
    }

    const [, webhookId] = /^\/v1\/notifications\/webhooks\/(\w+)$/.exec(url) ?? []

    if (webhookId) {
      const webhook = webhooks.get(webhookId)
      return webhook
        ? send(reply, 200, { id: webhookId, ...webhook })
        : refuse(reply, 404, 'INVALID_RESOURCE_ID')
    }

    if (url === '/v1/notifications/verify-webhook-signature') {
      const body = JSON.parse(text)
      const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
      const good =
        sign(body.webhook_id, body.transmission_id, body.transmission_time, event) ===
        body.transmission_sig

      return send(reply, 200, { verification_status: good ? 'SUCCESS' : 'FAILURE' })
    }

    return refuse(reply, 404, 'NOT_FOUND')
  }

  const sign = (webhook: string, transmission: string, time: string, event: string) =>
    createHmac('sha256', key).update(`${webhook}|${transmission}|${time}|${event}`).digest('base64')

  return {
    hosts: { live: address, sandbox: address },
    app,
    calls,
    orders,
    /** Adds the account's webhook, as a person does at PayPal. */
    addWebhook(url: string, events: readonly string[] = paypalEvents) {
      const webhook = id('WEBHOOK')
      webhooks.set(webhook, { url, event_types: events.map((name) => ({ name })) })
      return webhook
    },
    /** Lets the payer agree at PayPal. */
    approve(order: string) {
      orders.get(order)!.status = 'APPROVED'
    },
    /** Sets the answer of the next capture. */
    captureNext(capture: Partial<Capture>) {
      next = capture
    },
    /** Ends all issued tokens. */
    endTokens() {
      tokens = new Set()
    },
    feel(now: typeof mood) {
      mood = now
      hanging = 0
      if (now === 'well') server.closeAllConnections()
    },
    /** Resolves once so many calls wait for an answer. */
    whenHanging: (calls: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (hanging < calls) return
          looking.delete(look)
          resolve()
        }

        looking.add(look)
        look()
      }),
    /**
     * Returns a notification as PayPal posts it: the bytes, and the headers that sign them. The
     * bytes differ from JSON.stringify's.
     */
    notification(webhook: string, event_type: string, resource: object) {
      const transmission = id('transmission-')
      const time = new Date().toISOString()
      const text = `{ "id":"${id('WH-')}", "event_type": "${event_type}", "resource": ${JSON.stringify(resource)} , "extra": "\\u00e9 1.00" }`

      const headers = {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': transmission,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign(webhook, transmission, time, text),
      }

      return { text, headers }
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PaypalDouble = Awaited<ReturnType<typeof startPaypalDouble>>
