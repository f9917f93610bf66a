import { CodedError } from '@workledger/contracts/kernel/errors'
import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { characters, UUID } from '@workledger/contracts/kernel/text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod'
import { Ctx } from '../../kernel/http/context'
import { MinuteLimit } from '../../kernel/http/minute-limit'
import { Unreachable } from '../../kernel/http/outgoing'
import { PaypalClient, PaypalRefusal, paypalCapture, paypalEvents } from './paypal-client'
import { PaypalPayments } from './paypal-payments.service'

const SERVE_WEBHOOK_MOST_BYTES = 256 * 1024

/** Most notifications a minute of one workspace; PayPal repeats refused ones. */
const CALLS = 600

export const webhookPath = (workspace: string) => `/webhooks/paypal/${workspace}`

/** The headers of PayPal's signature. Only a certificate of PayPal is accepted. */
const signature = z
  .object({
    'paypal-auth-algo': characters(100).regex(/^[A-Za-z0-9]+$/),
    'paypal-cert-url': characters(500).refine(
      (url) => URL.canParse(url) && /^https:\/\/([a-z0-9-]+\.)*paypal\.com\//.test(url),
    ),
    'paypal-transmission-id': characters(50).min(1),
    'paypal-transmission-sig': characters(500).min(1),
    'paypal-transmission-time': characters(100).min(1),
  })
  .transform((headers) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.slice(7).replaceAll('-', '_'), value]),
    ),
  )

const link = z.object({ rel: characters(60), href: characters(2000) })

const notification = z.object({
  event_type: z.enum(paypalEvents),
  resource: z.record(z.string(), z.unknown()),
})

const approved = z.object({ id: characters(60).min(1) })
const refunded = paypalCapture.extend({ links: z.array(link).default([]) })

interface Tools {
  payments: PaypalPayments
  paypal: PaypalClient
  log: Logger
}

type WebhookRequest = { Params: { ws: string } }

/**
 * Serves PayPal's notifications to a workspace's webhook. Reads raw bytes, because the signature
 * covers them; PayPal itself verifies it. PayPal repeats a notification without a 2xx for three
 * days, so an outage of PayPal or the database loses nothing.
 */
export function serveWebhook(fastify: FastifyInstance, tools: Tools): void {
  const limit = new MinuteLimit(CALLS)

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()

    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: SERVE_WEBHOOK_MOST_BYTES },
      (_request, body, done) => done(null, body),
    )

    scope.setErrorHandler((error: unknown, _request, reply) =>
      answerRefusal(error, reply, tools.log),
    )

    scope.post<WebhookRequest>(
      webhookPath(':ws'),
      { bodyLimit: SERVE_WEBHOOK_MOST_BYTES },
      async (request, reply) => {
        const { ws } = request.params
        const account = UUID.test(ws) ? await tools.payments.account(ws) : undefined
        if (!account) return answerWith(reply, 404)
        limit.take(ws)

        return answerWith(reply, await heard(request, ws, account, tools))
      },
    )
  })
}

async function heard(
  request: FastifyRequest,
  workspace: string,
  { row, credentials }: NonNullable<Awaited<ReturnType<PaypalPayments['account']>>>,
  { payments, paypal }: Tools,
): Promise<number> {
  const text = typeof request.body === 'string' ? request.body : ''
  const body = parsed(text)
  const signed = signature.safeParse(request.headers)
  if (body === undefined || !signed.success) return 400

  if (!(await paypal.verify(credentials, { ...signed.data, webhook_id: row.webhook_id }, text)))
    return 400

  const told = notification.safeParse(body)
  // Another kind of report of the webhook.
  if (!told.success) return 200
  const { event_type, resource } = told.data
  const ctx = Ctx.begin(SYSTEM_ACTOR, new Date(), { wait: false })

  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED': {
      const order = approved.safeParse(resource)

      if (order.success)
        await payments.take(ctx, workspace, credentials, { orderId: order.data.id })

      return 200
    }

    case 'PAYMENT.CAPTURE.COMPLETED': {
      const capture = paypalCapture.safeParse(resource)
      if (capture.success) await payments.receive(ctx, workspace, capture.data)
      return 200
    }

    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED': {
      const refund = refunded.safeParse(resource)
      const capture = refund.data?.links
        .map(({ rel, href }) => rel === 'up' && /\/captures\/([A-Za-z0-9]{1,60})$/.exec(href)?.[1])
        .find(Boolean)

      if (refund.success && capture)
        await payments.refund(ctx, workspace, { ...refund.data, id: capture }, refund.data.id)

      return 200
    }

    default:
      return event_type satisfies never
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const answerWith = (reply: FastifyReply, status: number) =>
  reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(status === 200 ? 'OK' : 'Not taken')

/** PayPal repeats a notification that failed because a server was away. */
function answerRefusal(error: unknown, reply: FastifyReply, log: Logger) {
  const away = error instanceof Unreachable || error instanceof PaypalRefusal

  const status = away
    ? 503
    : error instanceof CodedError
      ? error.status
      : Number((error as { statusCode?: number })?.statusCode ?? 503)

  if (status >= 500) log.error({ err: error }, 'paypal')

  return answerWith(reply, status)
}
