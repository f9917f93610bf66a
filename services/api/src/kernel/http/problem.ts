import { STATUS_CODES } from 'node:http'
import { errorDefinition } from '@workledger/contracts/kernel/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

const PROBLEM = 'application/problem+json'

/** The body of a refusal or failure: our own fields, and those of RFC 9457. */
export interface ProblemBody {
  readonly message: string
  readonly code: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** Returns the body with `type`, `title`, `status` and `detail` of RFC 9457, section 3.1. */
export const problemOf = <B extends ProblemBody>(status: number, body: B) => ({
  type: `urn:workledger:error:${body.code}`,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: body.message,
  ...body,
})

/** Answers with a problem, as `application/problem+json` to a caller who accepts that. */
export function sendProblem<B extends ProblemBody>(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  status: number,
  body: B,
) {
  if (request.headers?.accept?.includes(PROBLEM))
    reply.header('Content-Type', `${PROBLEM}; charset=utf-8`)

  return reply.status(status).send(problemOf(status, body))
}

/** The same for a code without fields, in English. */
export function sendCode(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  code: string,
) {
  const [status, message] = errorDefinition(code)!
  return sendProblem(request, reply, status, { message, code, errors: {} })
}
