import { CodedError } from '@workledger/contracts/kernel/errors'
import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import { type Billing, NotSigned } from '@workledger/domain/billing/payment-provider'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Ctx } from '../kernel/http/context'
import { MinuteLimit } from '../kernel/http/minute-limit'
import { networkOf } from '../kernel/http/network'
import type { SubscriptionService } from './subscription.service'

const WEBHOOK_MOST_BYTES = 256 * 1024

/** Most unsigned messages a minute from one network. */
const FORGED = 60

/** The provider signs the bytes as they were sent. */
const ANY = '*'

interface Tools {
  billing: Billing
  subscriptions: SubscriptionService
  log: Logger
}

/**
 * Receives the payment provider's messages about subscriptions. It checks the signature but ignores
 * the content, and reads the subscription from the provider. So messages may be repeated, late, and
 * out of order.
 */
export function serveWebhook(fastify: FastifyInstance, tools: Tools): void {
  const forged = new MinuteLimit(FORGED)

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()

    scope.addContentTypeParser(
      ANY,
      { parseAs: 'buffer', bodyLimit: WEBHOOK_MOST_BYTES },
      (_request, body, done) => done(null, body),
    )

    scope.setErrorHandler((error: unknown, _request, reply) =>
      answerRefusal(error, reply, tools.log),
    )

    scope.post('/webhooks/stripe', { bodyLimit: WEBHOOK_MOST_BYTES }, async (request, reply) => {
      const { provider } = tools.billing
      if (provider.name === 'sandbox') return reply.status(404).send({ received: false })

      const message = await provider
        .message(bodyOf(request), String(request.headers['stripe-signature'] ?? ''))
        .catch((error) => {
          if (error instanceof NotSigned) forged.take(networkOf(request.ip))
          throw error
        })

      if (message) await applySubscription(message.subscription_id, tools)

      return reply.send({ received: true })
    })
  })
}

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

async function applySubscription(
  subscription_id: string,
  { billing, subscriptions }: Tools,
): Promise<void> {
  const asked = new Date()
  const found = await billing.provider.look(subscription_id)
  const workspace = found?.workspace_id
  // The account may have customers outside this installation.
  if (!found || !workspace || !UUID.test(workspace)) return

  if (subscriptions.customerOf(await subscriptions.state(workspace)) !== found.report.customer_id)
    return

  await subscriptions.record(
    Ctx.begin(SYSTEM_ACTOR, asked, { wait: false }),
    workspace,
    found.report,
    asked,
  )
}

/** The provider repeats a message that is not answered with 200. */
function answerRefusal(error: unknown, reply: FastifyReply, log: Logger) {
  if (error instanceof NotSigned) return reply.status(400).send({ received: false })

  const status =
    error instanceof CodedError
      ? error.status
      : Number((error as { statusCode?: number })?.statusCode ?? 503)

  if (status >= 500) log.error({ err: error }, 'message of the payment provider')

  return reply.status(status).send({ received: false })
}
