export type ErrorTable = Readonly<Record<string, readonly [status: number, sentence: string]>>
/** The sentences of a table in another language; a code without one does not compile. */
export type ErrorWords<R extends ErrorTable> = { readonly [C in keyof R]: string }
/** Declares coded errors of an area: code → [HTTP status, English sentence]. `{name}` in a sentence is filled from `params`. */
export function errors<const R extends ErrorTable>(table: R): R {
  for (const [code, definition] of Object.entries(table)) known.set(code, definition)
  return table
}
const known = new Map<string, readonly [number, string]>()
export const errorDefinition = (code: string) => known.get(code)
export const errorTable = (): ReadonlyMap<string, readonly [number, string]> => known

export type FieldErrors = Record<string, string[]>

/** A refusal with a code; the one place that turns codes into HTTP is the API's exception filter. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    readonly detail: { fields?: FieldErrors; params?: Record<string, string | number>; retryAfter?: number } = {},
  ) {
    super(sentence(code, detail.params))
    this.name = 'CodedError'
  }
  get status() {
    return known.get(this.code)?.[0] ?? 500
  }
}

function sentence(code: string, params: Record<string, string | number> = {}) {
  const text = known.get(code)?.[1] ?? code
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole))
}

/** Refuses with one code. Returns never, so it can stand in an expression: `state.open ?? refuse('timer.none')`. */
export function refuse(code: string, detail?: ConstructorParameters<typeof CodedError>[1]): never {
  throw new CodedError(code, detail)
}

export const kernelErrors = errors({
  'auth.required': [401, 'Please sign in.'],
  'access.denied': [403, 'You are not allowed to do this.'],
  not_found: [404, 'Not found.'],
  'request.method': [405, 'This address does not take that method.'],
  'state.conflict': [409, 'Somebody changed this in the meantime. Please reload and try again.'],
  'state.stale': [409, 'You edited an older version of this record. Please reload and try again.'],
  'link.expired': [410, 'This link has expired.'],
  'upload.too_large': [413, 'The upload is larger than {limit}.'],
  'upload.kind': [415, 'Files of this kind are not accepted here.'],
  'upload.not_spreadsheet': [415, 'Invalid file'],
  'request.media_type': [415, 'Send JSON, or a multipart form where files are taken.'],
  validation: [422, 'The given data was invalid.'],
  'list.too_long': [422, 'There are more than {most} rows. Please ask for pages with page and per_page.'],
  'idempotency.reused': [422, 'This Idempotency-Key was used with another request.'],
  'idempotency.running': [409, 'The first request with this Idempotency-Key is still running.'],
  'rate.limited': [429, 'Too many attempts. Please wait and try again.'],
  'stream.blocked': [202, 'Saved, but this record is blocked: its page will not show the change until an operator has looked at it.'],
  'service.unavailable': [503, 'The service is not available at the moment. Please try again in a few seconds.'],
  'service.starting': [503, 'The service is starting. Please try again in a few seconds.'],
  'log.faulty': [503, 'Something is wrong with the event log, so nothing is written. An operator has to look at it.'],
  'log.unknown_outcome': [503, 'The outcome is unknown. Repeat the request with the same Idempotency-Key.'],
  'pdf.unavailable': [503, 'Documents cannot be printed at the moment. Please try again later.'],
  unexpected: [500, 'Something went wrong. Please try again.'],
})
