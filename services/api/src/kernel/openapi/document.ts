import { areaName } from '@workledger/contracts/area-names'
import type { NamedRecord } from '@workledger/contracts/kernel/area'
import type { AnyList } from '@workledger/contracts/kernel/define-list'
import {
  type Endpoint,
  fileKindsOf,
  MEGABYTE,
  takesAnyQuery,
  type Who,
} from '@workledger/contracts/kernel/endpoint'
import { errorDefinition, sentence } from '@workledger/contracts/kernel/errors'
import { isApproval, scopeOfCall } from '@workledger/contracts/kernel/token-scopes'
import { publicEvents } from '@workledger/contracts/registry'
import type * as z from 'zod'
import { bodyExample } from './body-example'
import { ANY_LIST, listOperation, listSchemas } from './lists'
import { explained } from './parameters'
import { explainProperties } from './property-notes'
import { type NamedSchemas, plainSchema, schemaOf } from './schema'
import { ERROR, LATER, PARAMETERS } from './shared-parts'
import { publicEventSchema, webhooksOf } from './webhooks'

type Json = Record<string, unknown>

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: unknown
  readonly description?: string
}

type Reference = { readonly $ref: string }

type Content = Readonly<
  Record<string, { readonly schema: unknown; readonly example?: unknown } | undefined>
>

type RequestBody = {
  readonly required: true
  readonly description?: string
  readonly content: Content
}

type Responses = Readonly<
  Record<string, Reference | { readonly description: string; readonly content?: Content }>
>

/** One call as OpenAPI describes it. */
export type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly deprecated?: true
  readonly 'x-who': Who
  readonly 'x-permission'?: string
  /** The scope that an API token needs; `any` for each token, `never` for none. */
  readonly 'x-token-scope'?: string
  readonly security: readonly Json[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody
  readonly responses: Responses
}

const isOpen = ({ who }: Endpoint) => who === 'public' || who === 'key'

/** Describes who may call; docs/api/permissions.md explains the roles. */
export const whoInWords: Record<Who, string> = {
  public: 'All visitors, without a sign-in.',
  key: 'Holders of the key in the address or body, which opens only this one thing.',
  user: 'All signed-in users.',
  operator: 'Operators of the installation.',
  member: 'Active employees of the workspace.',
  self: 'The employee, or an admin; to read, also their manager or time-off manager.',
  payee: 'The owner, or an admin.',
  approver: 'An admin, or the employee’s manager or time-off manager.',
  'own-time': 'The owner of the entries; an admin also for others’.',
  scoped: 'Members, who see themselves and their direct reports; with edit_company all employees.',
  contract: 'With edit_company or edit_manager; an employee’s first contract needs edit_company.',
  edit_company: 'With edit_company.',
  admin: 'Admins: with edit_company or manage_company.',
  auditor: 'With view_audit, or admins.',
}

/** Describes who may call an endpoint, including its area's permission and auditors. */
function whoMay({ who, method, permission }: Endpoint): string {
  const area = permission ? ` With ${permission} as an admin.` : ''
  const reads =
    method === 'GET' && ['self', 'payee', 'own-time', 'edit_company', 'admin'].includes(who)
  return `${whoInWords[who]}${area}${reads ? ' With view_audit as well.' : ''}`
}

/** What the contracts declare of the interface. */
export interface Interface {
  readonly endpoints: readonly Endpoint[]
  readonly lists: readonly AnyList[]
  readonly records: readonly NamedRecord[]
}

/** Returns the names of schemas that the document has once. */
export const namedSchemas = ({ lists, records }: Pick<Interface, 'lists' | 'records'>) =>
  new Map<z.ZodType, string>([
    ...lists.map(({ name, row }) => [row, `Row.${name}`] as const),
    ...records.map(({ name, schema }) => [schema, name] as const),
  ])

/**
 * Returns the interface as OpenAPI 3.1, made only from the contracts. A call for any list appears
 * once for each list.
 */
export function openApiDocument({ endpoints, lists, records }: Interface): Json {
  const paths: Record<string, Json> = {}
  const named = namedSchemas({ lists, records })
  const sorted = [...endpoints].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )

  for (const endpoint of sorted) {
    const path = endpoint.root ? endpoint.path : `/api/v1${endpoint.path}`
    const verb = endpoint.method.toLowerCase()

    if (!path.includes(ANY_LIST))
      paths[path] = { ...paths[path], [verb]: operation(endpoint, named) }
    else
      for (const list of lists)
        paths[path.replace(ANY_LIST, list.name)] = {
          [verb]: listOperation(operation(endpoint, named), endpoint, list),
        }
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Workledger',
      version: '1',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
      description:
        'Every change is an event. Errors carry a message, a code for programs and a message for each field.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(sorted.map(({ area }) => area))]
      .sort()
      .map((name) => ({ name, description: `${areaName(name, 'en') ?? name}.` })),
    paths,
    webhooks: webhooksOf(publicEvents),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.assign({}, ...lists.map((list) => listSchemas(list, named))),
        ...Object.fromEntries(
          records.map(({ name, area, schema }) => [
            name,
            schemaOf(schema, { io: 'output', area, named }),
          ]),
        ),
        Error: explainProperties(ERROR, ''),
        PublicEvent: publicEventSchema(),
      },
      responses: { Later: explainProperties(LATER, '') },
      parameters: PARAMETERS,
    },
  }
}

/** Describes one call; a call for any list names none. */
export function operation(endpoint: Endpoint, named?: NamedSchemas): Operation {
  const open = endpoint.who === 'public' || endpoint.who === 'key'
  const writes = endpoint.method !== 'GET'

  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: `${whoMay(endpoint)}${ending(endpoint)}`,
    ...(endpoint.deprecated && { deprecated: true }),
    'x-who': endpoint.who,
    ...(isOpen(endpoint) ? {} : { 'x-token-scope': scopeOfCall(endpoint) }),
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    ...(open ? { security: [] } : { security: [{ token: [] }] }),
    parameters: [
      ...parametersIn(endpoint, 'params'),
      ...parametersIn(endpoint, 'query'),
      ...(endpoint.ignores ?? []).map((name) => ({
        name,
        in: 'query' as const,
        required: false,
        schema: { type: 'string' },
        description: IGNORED,
      })),
      ...(writes && !open ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(endpoint.ifMatch ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...(endpoint.body ? { requestBody: body(endpoint, endpoint.body) } : {}),
    responses: { ...answer(endpoint, named), ...later(endpoint), ...refusals(endpoint) },
  }
}

const ending = ({ deprecated }: Endpoint) =>
  deprecated ? ` Ends on ${deprecated.until}; use \`${deprecated.use}\` instead.` : ''

const IGNORED = 'Taken and not looked at: what it asks for is always answered.'

function body(
  { name, area, multipart, limit = MEGABYTE }: Endpoint,
  schema: z.ZodType,
): RequestBody {
  const shape = schemaOf(schema, { io: 'input', area })
  const forms = multipart ? { 'multipart/form-data': { schema: shape } } : {}
  const needsFile = Object.values(
    (schema as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {},
  ).some((field) => fileKindsOf(field) && !field.safeParse(undefined).success)

  const example = needsFile ? undefined : bodyExample(name, schema, shape)
  const json = { schema: shape, ...(example !== undefined && { example }) }

  return {
    required: true,
    // Generators take the first.
    content: { ...(needsFile ? {} : { 'application/json': json }), ...forms },
    ...(multipart ? { description: `At most ${Math.round(limit / MEGABYTE)} MB.` } : {}),
  }
}

const rawTypes = { html: 'text/html', file: 'application/octet-stream', csv: 'text/csv' }

function answer(endpoint: Endpoint, named?: NamedSchemas): Responses {
  const status = endpoint.status ?? (endpoint.response || endpoint.raw ? 200 : 204)

  const headers = endpoint.headers && {
    headers: Object.fromEntries(
      Object.entries(endpoint.headers).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    ),
  }

  const content = endpoint.raw
    ? {
        content: {
          [rawTypes[endpoint.raw]]: {
            schema: { type: 'string', ...(endpoint.raw === 'file' ? { format: 'binary' } : {}) },
          },
        },
      }
    : endpoint.response
      ? {
          content: {
            'application/json': {
              schema: schemaOf(endpoint.response, { io: 'output', area: endpoint.area, named }),
            },
          },
        }
      : {}

  return { [status]: { description: endpoint.summary, ...content, ...headers } }
}

/** Describes a write that is safe before the read tables show it. */
const later = ({ method, givesOnce }: Endpoint): Responses =>
  method === 'GET' || givesOnce ? {} : { 202: { $ref: '#/components/responses/Later' } }

/** Returns the kernel's codes for calls of this kind, and the call's own. */
export function errorCodesOf(endpoint: Endpoint): string[] {
  const { who, method, params, query, body, multipart, limit, errors = [] } = endpoint
  const open = isOpen(endpoint)

  return [
    ...(open ? [] : ['auth.required', 'token.invalid', 'token.address', ...tokenCodes(endpoint)]),
    ...(['public', 'key', 'user', 'member'].includes(who) ? [] : ['access.denied']),
    ...(params || who === 'key' ? ['not_found'] : []),
    ...(method === 'PUT' ? ['state.stale'] : []),
    ...(multipart
      ? [limit ? 'request.too_large' : 'upload.too_large', 'upload.kind', 'upload.too_slow']
      : []),
    ...(query || body || !takesAnyQuery(endpoint) ? ['validation'] : []),
    ...(method !== 'GET' ? ['log.unknown_outcome'] : []),
    // Writes of one person are limited (WRITES_PER_MINUTE), all calls of a token, and tries to sign in.
    ...(open && method === 'GET' ? [] : ['rate.limited']),
    ...errors,
  ]
}

/** Returns the kernel's codes for an API token that the call does not let pass. */
function tokenCodes(endpoint: Endpoint): string[] {
  const scope = scopeOfCall(endpoint)
  if (scope === 'any') return []
  if (scope === 'never') return ['token.forbidden']

  return ['token.scope', ...(isApproval(scope) ? ['token.not_granted'] : [])]
}

function refusals(endpoint: Endpoint): Responses {
  const byStatus = new Map<number, string[]>()

  for (const code of new Set(errorCodesOf(endpoint))) {
    const [status] = errorDefinition(code) ?? []

    if (status === undefined)
      throw new Error(`${endpoint.name} names the error ${code}, which no area defines.`)

    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${sentence({ code })}`])
  }

  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n\n'),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
          'application/problem+json': { schema: { $ref: '#/components/schemas/Error' } },
        },
      },
    ]),
  )
}

/** Returns the parameters of a part of the address, each explained. */
function parametersIn(endpoint: Endpoint, part: 'params' | 'query'): Parameter[] {
  const schema = endpoint[part]
  if (!schema) return []

  const { properties = {}, required = [] } = plainSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }

  return Object.entries(properties).map(([name, { description, ...shape }]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    schema: explainProperties(shape, endpoint.area),
    ...explained(name, shape),
    ...(typeof description === 'string' && { description }),
  }))
}
