import { type Endpoint, takesAnyQuery } from '@workledger/contracts/kernel/endpoint'
import { errorDefinition, refuse } from '@workledger/contracts/kernel/errors'
import { codeOf, type Fault, type FieldErrors, faultOf } from '@workledger/contracts/kernel/faults'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type * as z from 'zod'
import type { ApiRequest } from './api-request'
import type { CallContent } from './call'
import { readMultipart } from './multipart'
import { shapeOf } from './schema-shape'

const CODES = { error: codeOf }

/**
 * Returns path parameters, query and body of a request in the contract's types. Refuses with a
 * message for each field.
 */
export async function parse<E extends Endpoint>(
  endpoint: E,
  request: ApiRequest,
  asker: Asker,
): Promise<CallContent<E>> {
  // An invalid id names nothing; refused before the body is read.
  if (endpoint.params && !endpoint.params.safeParse(request.params).success)
    return refuse('not_found')

  return parsed(endpoint, {
    params: request.params,
    query: request.query,
    body: endpoint.body ? await bodyOf(endpoint, request, asker) : undefined,
  })
}

/** Parses values that are already in memory. */
export function parsed<E extends Endpoint>(
  endpoint: E,
  given: { params: unknown; query: unknown; body: unknown },
): CallContent<E> {
  const params = endpoint.params ? endpoint.params.safeParse(given.params) : undefined
  if (params && !params.success) return refuse('not_found')
  const errors = noErrors()
  const query = endpoint.query
    ? collect(endpoint.query.safeParse(given.query, CODES), errors)
    : undefined

  for (const name of unknownParameters(endpoint, given.query))
    errors[name] = [{ code: 'query.unknown' }]

  const body = endpoint.body
    ? collect(endpoint.body.safeParse(given.body, CODES), errors)
    : undefined
  if (Object.keys(errors).length > 0) return refuse('validation', { fields: errors })

  return { params: params?.data, query, body } as CallContent<E>
}

/**
 * Returns query parameters that the call does not declare, including `filter[…]`. Limits a long
 * list.
 */
export function unknownParameters(endpoint: Endpoint, given: unknown): string[] {
  if (takesAnyQuery(endpoint)) return []

  const known = {
    ...shapeOf(endpoint.query),
    ...Object.fromEntries((endpoint.ignores ?? []).map((name) => [name, undefined])),
  }

  if (endpoint.byLink) Object.assign(known, { key: undefined })
  // Sent by forms, see method-override.ts.
  if (endpoint.multipart) Object.assign(known, { _method: undefined })

  return unknownIn(known, given).slice(0, MOST_UNKNOWN)
}

/** Faults by field. Strangers name fields, so the object inherits none, such as `toString`. */
const noErrors = (): FieldErrors => Object.create(null)

function unknownIn(
  known: Readonly<Record<string, z.ZodType | undefined>>,
  given: unknown,
  path = '',
): string[] {
  return Object.entries((given ?? {}) as object).flatMap(([key, value]) => {
    const name = `${path}${key.slice(0, LONGEST_NAME)}`
    if (!Object.hasOwn(known, key)) return [name]
    const inner = shapeOf(known[key])

    return inner && typeof value === 'object' && !Array.isArray(value)
      ? unknownIn(inner, value, `${name}.`)
      : []
  })
}

/** Returns a value as its schema parses it. Refuses with a message for each field. */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const errors = noErrors()
  const taken = collect(schema.safeParse(value, CODES), errors)

  return Object.keys(errors).length > 0
    ? refuse('validation', { fields: errors })
    : (taken as z.output<S>)
}

async function bodyOf(endpoint: Endpoint, request: ApiRequest, asker: Asker): Promise<unknown> {
  const type = String(request.headers['content-type'] ?? '')

  if (type.startsWith('multipart/form-data'))
    return endpoint.multipart
      ? readMultipart(endpoint, request.raw, asker)
      : refuse('request.media_type')

  return request.body ?? {}
}

function collect(result: z.ZodSafeParseResult<unknown>, errors: FieldErrors): unknown {
  if (result.success) return result.data

  for (const issue of result.error.issues) {
    const fault = trimmed(faultOf(issue))

    for (const field of fieldsOf(issue)) {
      const before = errors[field] ?? []
      // Two checks of a field may report the same: "many" is neither a number nor above zero.
      if (!before.some(({ code }) => code === fault.code)) errors[field] = [...before, fault]
    }
  }

  return undefined
}

const MOST_UNKNOWN = 20
const LONGEST_NAME = 100

/** Returns the fields of an issue; for a strict body, the unknown ones. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const unknown =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => key.slice(0, LONGEST_NAME))
      : [null]
  return unknown.map((key) => [...issue.path, ...(key === null ? [] : [key])].join('.') || 'body')
}

/** Keeps only the parameters that the code's sentence uses, and for programs the values of a choice. */
function trimmed({ code, params = {} }: Fault): Fault {
  const asked = Object.entries(params).filter(
    ([name]) => name === 'values' || errorDefinition(code)?.[1].includes(`{${name}}`),
  )
  return asked.length > 0 ? { code, params: Object.fromEntries(asked) } : { code }
}
