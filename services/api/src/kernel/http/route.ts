import {
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  Res,
  SetMetadata,
  UseGuards,
} from '@nestjs/common'
import type { AnswerOf, Endpoint } from '@workledger/contracts/kernel/endpoint'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { unclearParams } from '@workledger/contracts/kernel/record'
import type { FastifyReply } from 'fastify'
import { Pending } from '../commands/commands'
import type { Changed } from '../commands/or-current'
import { answersNoContent } from './answers-no-content'
import type { ApiRequest } from './api-request'
import type { Call } from './call'
import { CallGuard } from './call-guard'
import { inTurn, turnsOf } from './costly-turns'

export const ENDPOINT = 'workledger:endpoint'

const verbs = { GET: Get, POST: Post, PUT: Put, DELETE: Delete }

const TheCall = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<ApiRequest>().call,
)

const routed = new Map<Endpoint, { controller: Function; method: string }>()

/** Maps each endpoint to its controller's method; a test compares it with the contracts. */
export const routes: ReadonlyMap<Endpoint, { controller: Function; method: string }> = routed

/** A PUT changes what its caller saw. It returns the change even without a response. */
type Handled<E> = E extends { readonly method: 'PUT' }
  ? Changed<AnswerOf<E> extends void ? unknown : AnswerOf<E>>
  : AnswerOf<E>

type Handler<E> = (call: Call<E>, reply: FastifyReply) => Promise<Handled<E>>

/**
 * Makes a method serve an endpoint. Verb, path, status, permission, parsing and the answer's shape
 * come from the contract. The method gets one argument, the parsed `Call`.
 */
export function Route<E extends Endpoint>(endpoint: E) {
  return <F extends Handler<E>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<F>,
  ) => {
    if (routed.has(endpoint))
      throw new Error(`${endpoint.method} ${endpoint.path} is answered twice.`)

    routed.set(endpoint, { controller: target.constructor, method: key })
    const handler = descriptor.value!

    descriptor.value = async function (this: unknown, call: Call<E>, reply: FastifyReply) {
      try {
        const run = async () => {
          const given = await handler.call(this, call, reply)
          // A PUT returns the change even without a response.
          if (!endpoint.response && !endpoint.raw) return undefined

          return endpoint.raw || !endpoint.response
            ? given
            : (endpoint.response.parse(given) as typeof given)
        }

        const turns = turnsOf(endpoint, call.query)
        const response = endpoint.raw ? reply?.raw : undefined
        const shaped = turns
          ? await inTurn(turns, { asker: call.asker, response }, run)
          : await run()

        if (call.scopeIgnored)
          throw new Error(
            `${endpoint.name} is ${endpoint.who} and answered without a look at the scope.`,
          )

        if (call.gainIgnored)
          throw new Error(`${endpoint.name} answered without a look at who gains by it.`)

        await call.ctx.settled().catch((error) => {
          if (!(endpoint.givesOnce && error instanceof Pending)) throw error
        })
        await call.complete?.(statusOf(endpoint), endpoint.raw ? null : shaped)

        return shaped
      } catch (error) {
        if (
          answersNoContent(endpoint) &&
          isGone(error) &&
          (await call.wrote?.().catch(() => false))
        ) {
          await call.complete?.(204, null)
          return undefined
        }

        await call.release?.(call.ctx.request.mayHaveWritten)
        throw error
      }
    } as F

    TheCall()(target, key, 0)

    // The handler itself writes raw answers (files, pages).
    if (endpoint.raw) Res()(target, key, 1)
    else if (endpoint.headers) Res({ passthrough: true })(target, key, 1)

    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    verbs[endpoint.method](endpoint.root ? path : `api/v1${path}`)(target, key, descriptor)
    HttpCode(statusOf(endpoint))(target, key, descriptor)
    SetMetadata(ENDPOINT, endpoint)(target, key, descriptor)
    UseGuards(CallGuard)(target, key, descriptor)
  }
}

const isGone = (error: unknown) => error instanceof CodedError && error.code === 'not_found'
const statusOf = ({ status, response, raw }: Endpoint) => status ?? (response || raw ? 200 : 204)

/** Throws unless every declared call has a handler. */
export function refuseUnanswered(all: readonly Endpoint[]): void {
  const missing = all.filter((endpoint) => !routes.has(endpoint))

  if (missing.length > 0)
    throw new Error(
      `No handler answers ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}.`,
    )
}

/** Throws if a call's id has no known kind: the kernel finds the workspace by it. */
export function refuseUnclear(all: readonly Endpoint[]): void {
  const unclear = all.flatMap((endpoint) =>
    unclearParams(endpoint).map((name) => `{${name}} of ${endpoint.method} ${endpoint.path}`),
  )

  if (unclear.length > 0)
    throw new Error(`No record is named for ${unclear.join(', ')}; declare it with idOf().`)
}
