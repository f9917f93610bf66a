import { refuse } from '@workledger/contracts/kernel/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import type { ApiRequest } from '../../kernel/http/api-request'
import { askerOf } from '../../kernel/http/asker'
import { inTurn, searchTurns } from '../../kernel/http/costly-turns'
import { projected } from './attributes'
import { definitionOf, serviceProviderConfig } from './definitions'
import { isRecord, SCIM_JSON, type ScimRecord } from './documents'
import type { ScimGroups } from './groups.service'
import { bodyOf, refusalOf } from './refusals'
import type { HttpRequest, ScimAccess } from './scim-access'
import type { ScimLog } from './scim-log'
import type { ScimRequest } from './scim-request'
import type { ScimUsers } from './users.service'

/** Most bytes of a request: a group with all its members. */
const SCIM_MOST_BYTES = 4 * 1024 * 1024

interface Tools {
  readonly access: ScimAccess
  readonly users: ScimUsers
  readonly groups: ScimGroups
  readonly requests: ScimLog
  readonly log: Logger
}

interface ScimAnswer {
  readonly status: number
  readonly resource?: ScimRecord
  readonly location?: string
}

type Handler = (on: ScimRequest, request: HttpRequest) => Promise<ScimAnswer>

const found = (resource: ScimRecord): ScimAnswer => ({ status: 200, resource })

/** Refuses a filter of definitions, as RFC 7644, section 4, asks. */
const unfiltered = ({ query }: ScimRequest, resource: ScimRecord): ScimAnswer =>
  query.filter === undefined ? found(resource) : refuse('scim.unfiltered')

const idOf = ({ params }: HttpRequest) => params.id ?? refuse('not_found')

/** The calls of Users, by verb; with `one`, those of a single one. */
const usersCalls = (users: ScimUsers): Record<string, Handler> => ({
  'GET all': async (on) => found(await users.list(on)),
  'POST all': async (on, { body }) => {
    const { id, user } = await users.create(on, body)
    return { status: 201, resource: user, location: `${on.base}/Users/${id}` }
  },
  'GET one': async (on, request) => found(await users.get(on, idOf(request))),
  'PUT one': async (on, request) => found(await users.replace(on, idOf(request), request.body)),
  'PATCH one': async (on, request) => found(await users.patch(on, idOf(request), request.body)),
  'DELETE one': async (on, request) => {
    await users.delete(on, idOf(request))
    return { status: 204 }
  },
})

const groupsCalls = (groups: ScimGroups): Record<string, Handler> => ({
  'GET all': async (on) => found(await groups.list(on)),
  'POST all': async (on, { body }) => {
    const { id, group } = await groups.create(on, body)
    return { status: 201, resource: group, location: `${on.base}/Groups/${id}` }
  },
  'GET one': async (on, request) => found(await groups.get(on, idOf(request))),
  'PUT one': async (on, request) => found(await groups.replace(on, idOf(request), request.body)),
  'PATCH one': async (on, request) => {
    await groups.patch(on, idOf(request), request.body)
    return { status: 204 }
  },
  'DELETE one': async (on, request) => {
    await groups.delete(on, idOf(request))
    return { status: 204 }
  },
})

/**
 * Serves SCIM 2.0 (RFC 7643, 7644) to a company's directory at `/scim/v2/{workspace}`. Answers and
 * refusals have SCIM's own shapes. People are changed by the documented calls only.
 */
export function serveScim(fastify: FastifyInstance, tools: Tools): void {
  fastify.register(async (scope) => {
    const readJson = scope.getDefaultJsonParser('error', 'error')

    scope.removeContentTypeParser('application/json')

    // Directories name the content type of a DELETE too, which has no content.
    scope.addContentTypeParser<string>(
      [SCIM_JSON, 'application/json'],
      { parseAs: 'string', bodyLimit: SCIM_MOST_BYTES },
      (request, text, done) =>
        text === '' ? done(null, undefined) : readJson(request, text, done),
    )

    scope.setErrorHandler((error: unknown, request, reply) =>
      answerRefusal(error, request as HttpRequest, reply, tools),
    )

    const serve = (resource: string, calls: Record<string, Handler>) => {
      for (const [name, handler] of Object.entries(calls)) {
        const [method = '', which] = name.split(' ')
        const url = `/scim/v2/:ws/${resource}${which === 'one' ? '/:id' : ''}`

        scope.route<{ Params: { ws: string; id?: string }; Querystring: Record<string, unknown> }>({
          method: method as 'GET',
          url,
          exposeHeadRoute: false,
          bodyLimit: SCIM_MOST_BYTES,
          handler: (request, reply) => answer(request, reply, handler, tools),
        })
      }
    }

    serve('Users', usersCalls(tools.users))
    serve('Groups', groupsCalls(tools.groups))
    serve('ServiceProviderConfig', {
      'GET all': async (on) => unfiltered(on, serviceProviderConfig(on.base)),
    })

    for (const kind of ['ResourceTypes', 'Schemas'])
      serve(kind, {
        'GET all': async (on) => unfiltered(on, definitionOf(kind, undefined, on.base)!),
        'GET one': async (on, request) =>
          found(definitionOf(kind, request.params.id, on.base) ?? refuse('not_found')),
      })

    // What is not served, such as /Bulk and /Me, is refused in SCIM's own shape too.
    scope.route<{ Params: { ws: string }; Querystring: Record<string, unknown> }>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/scim/v2/:ws/*',
      exposeHeadRoute: false,
      handler: (request, reply) => answer(request, reply, () => refuse('not_found'), tools),
    })
  })
}

async function answer(
  request: HttpRequest,
  reply: FastifyReply,
  handler: Handler,
  tools: Tools,
): Promise<FastifyReply> {
  const on = await tools.access.begin(request, reply)
  const { status, resource, location } = await inOrder(on, request, () => handler(on, request))
  await note(request, tools, { status, code: on.undone.code })
  reply.status(status).header('Cache-Control', 'no-store')
  if (location) reply.header('Location', location)
  if (!resource) return reply.send()
  const version = isRecord(resource.meta) ? resource.meta.version : undefined
  if (typeof version === 'string') reply.header('ETag', version)

  if (version !== undefined && request.headers['if-none-match'] === version)
    return reply.status(304).send()

  const shown = resource.Resources ? resource : projected(resource, request.query)

  return reply.type(`${SCIM_JSON}; charset=utf-8`).send(JSON.stringify(shown))
}

/** Lets a list wait like every search. Changes wait in the documented calls that they make. */
const inOrder = <T>(
  { session, workspace }: ScimRequest,
  { method, params, ip }: HttpRequest,
  run: () => Promise<T>,
): Promise<T> =>
  method === 'GET' && params.id === undefined
    ? inTurn(searchTurns, { asker: askerOf(session, workspace, ip), response: undefined }, run)
    : run()

async function answerRefusal(
  error: unknown,
  request: HttpRequest,
  reply: FastifyReply,
  tools: Tools,
): Promise<FastifyReply> {
  const refusal = refusalOf(error)
  const { status, code, retryAfter } = refusal
  if (status >= 500) tools.log.error({ err: error, request_id: request.id }, 'scim')
  if ([401, 403, 429].includes(status)) (request as unknown as ApiRequest).refusal = code
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  else await note(request, tools, { status, code })
  if (retryAfter) reply.header('Retry-After', String(retryAfter))

  return reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type(`${SCIM_JSON}; charset=utf-8`)
    .send(JSON.stringify(bodyOf(refusal)))
}

const KNOWN_ID = /^[0-9a-f-]{36}$/i

/** Notes a request for the page of admins. A failure to note fails nothing else. */
async function note(
  request: HttpRequest,
  { requests, log }: Tools,
  { status, code }: { status: number; code: string | null },
): Promise<void> {
  const { ws, id } = request.params
  if (!KNOWN_ID.test(ws ?? '')) return
  const resource = request.routeOptions.url?.split('/')[4] ?? ''

  await requests
    .note(ws, {
      ...{ method: request.method, resource, status, code },
      resource_id: id && KNOWN_ID.test(id) ? id : null,
    })
    .catch((error) => log.warn({ err: error }, 'scim request not noted'))
}
