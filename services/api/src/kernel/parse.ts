import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { type FieldErrors, refuse } from '@workledger/contracts/kernel/errors'
import type * as z from 'zod'
import { readMultipart } from './multipart'

/** Path parameters, query and body of a request in the contract's own types, or one refusal with a message for each field. */
export async function parse(endpoint: Endpoint, request: any): Promise<{ params: any; query: any; body: any }> {
  // An id that is none names nothing: the same answer as for a missing record.
  const params = endpoint.params ? endpoint.params.safeParse(request.params) : undefined
  if (params && !params.success) return refuse('not_found')
  const errors: FieldErrors = {}
  const query = endpoint.query ? collect(endpoint.query.safeParse(request.query), errors) : undefined
  const body = endpoint.body ? collect(endpoint.body.safeParse(await bodyOf(endpoint, request)), errors) : undefined
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
    errors[field] = [...(errors[field] ?? []), sentenceOf(issue)]
  }
  return undefined
}

/** Zod's own words are for developers; where the contract has none of its own, say it plainly. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.message.startsWith('Invalid input')
      ? issue.message.includes('undefined')
        ? 'Required!'
        : 'This value has the wrong type.'
      : issue.message
  if (issue.code === 'unrecognized_keys') return 'This field is not known.'
  return issue.message.startsWith('Invalid ') && issue.code !== 'custom' ? plain(issue) : issue.message
}
const plain = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_format' && issue.format === 'uuid'
    ? 'This is not a known id.'
    : issue.code === 'invalid_format' && issue.format === 'date'
      ? 'Please enter a date as YYYY-MM-DD.'
      : issue.message === 'Invalid Time String'
        ? issue.message
        : 'This value is not valid.'
