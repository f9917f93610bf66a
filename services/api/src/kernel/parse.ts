import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { type FieldErrors, refuse } from '@workledger/contracts/kernel/errors'
import type * as z from 'zod'
import { readMultipart } from './multipart'
import { sentenceOf } from './sentences'

const WORDS = { error: sentenceOf }

/** Path parameters, query and body of a request in the contract's own types, or one refusal with a message for each field. */
export async function parse(endpoint: Endpoint, request: any): Promise<{ params: any; query: any; body: any }> {
  // An id that is none names nothing; said before the body is read.
  if (endpoint.params && !endpoint.params.safeParse(request.params).success) return refuse('not_found')
  return parsed(endpoint, {
    params: request.params,
    query: request.query,
    body: endpoint.body ? await bodyOf(endpoint, request) : undefined,
  })
}

/** The same for values that are at hand. */
export function parsed(
  endpoint: Endpoint,
  given: { params: unknown; query: unknown; body: unknown },
): { params: any; query: any; body: any } {
  const params = endpoint.params ? endpoint.params.safeParse(given.params) : undefined
  if (params && !params.success) return refuse('not_found')
  const errors: FieldErrors = {}
  const query = endpoint.query ? collect(endpoint.query.safeParse(given.query, WORDS), errors) : undefined
  const body = endpoint.body ? collect(endpoint.body.safeParse(given.body, WORDS), errors) : undefined
  if (Object.keys(errors).length > 0) return refuse('validation', { fields: errors })
  return { params: params?.data, query, body }
}

async function bodyOf(endpoint: Endpoint, request: any): Promise<unknown> {
  const type = String(request.headers['content-type'] ?? '')
  if (type.startsWith('multipart/form-data'))
    return endpoint.multipart ? readMultipart(endpoint, request.raw) : refuse('request.media_type')
  return request.body ?? {}
}

function collect(result: z.ZodSafeParseResult<unknown>, errors: FieldErrors): unknown {
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return undefined
}
