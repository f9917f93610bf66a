import { translated } from './asked-language'
import { type ErrorParams, type Fault, type FieldErrors, filled } from './faults'
import type { Language, PluralForms } from './languages'
import type { Braced, SameNames, Wrong } from './placeholders'

export type ErrorTable = Readonly<Record<string, readonly [status: number, sentence: string]>>

/** The sentences of a table in another language. */
export type ErrorWords<R extends ErrorTable> = { readonly [C in keyof R]: string }

type Checked<R extends ErrorTable, Words, L extends Language> = {
  readonly [C in keyof Words]: C extends keyof R
    ? SameNames<AllForms<Words[C], L>, Braced<Words[C]>, Braced<R[C][1]>, never>
    : Wrong<'The English table has no such error.'>
}

/** `Text` itself, if a plural in it has each form of the language that its counts can have. */
type AllForms<Text, L extends Language> = Text extends `${string}, plural, ${infer Rest}`
  ? [MissingForms<` ${Rest}`, NeededForms<L>>] extends [never]
    ? Text
    : Wrong<`The plural form ${MissingForms<` ${Rest}`, NeededForms<L>>} is missing.`>
  : Text

/** Nothing is refused for none, and no count of errors reaches a million, the *many* of Spanish. */
type NeededForms<L extends Language> = Exclude<PluralForms[L], L extends 'ar' ? 'zero' : 'many'>

type MissingForms<Forms, Form extends string> = Form extends string
  ? Forms extends `${string} ${Form} {${string}`
    ? never
    : Form
  : never

/**
 * Types the sentences of a table in another language: `errorWords<'fr', typeof leaveErrors>()({ …
 * })`. A sentence, plural form or placeholder that is missing, and one too many, does not compile.
 */
export const errorWords =
  <L extends Exclude<Language, 'en'>, R extends ErrorTable>() =>
  <const Words>(words: Words & ErrorWords<R> & Checked<R, Words, L>): ErrorWords<R> =>
    words

/**
 * Declares the coded errors of an area, for whole requests and single fields: code → [HTTP status,
 * English sentence]. `params` fill `{name}` in a sentence.
 */
export function errors<const R extends ErrorTable>(table: R): R {
  for (const [code, definition] of Object.entries(table)) errorsByCode.set(code, definition)
  return table
}

const errorsByCode = new Map<string, readonly [number, string]>()

export const errorDefinition = (code: string) => errorsByCode.get(code)
export const errorTable = (): ReadonlyMap<string, readonly [number, string]> => errorsByCode

interface Detail {
  /** The one field of the refusal, which shows the refusal's own sentence. */
  field?: string | undefined
  /** Fields with their own sentences. */
  fields?: FieldErrors | undefined
  params?: ErrorParams | undefined
  retryAfter?: number | undefined
  /** The current record, if the caller saw an outdated one. */
  current?: unknown
  /** The next step of a sign-in that needs one. */
  challenge?: unknown
}

/** A refusal with a code. Only the API's exception filter maps codes to HTTP. */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    readonly detail: Detail = {},
  ) {
    super(sentence({ code, params: detail.params }))
    this.name = 'CodedError'
  }

  get status() {
    return errorsByCode.get(this.code)?.[0] ?? 500
  }

  get fields(): FieldErrors {
    const { field, fields = {}, params } = this.detail
    return field === undefined ? fields : { [field]: [{ code: this.code, params }], ...fields }
  }
}

/** Returns the English sentence of a fault; an unknown code is its own sentence. */
export const sentence = ({ code, params }: Fault) =>
  filled(errorsByCode.get(code)?.[1] ?? code, params)

/** Returns the sentence of a fault in the language of the current call. */
export const spoken = (fault: Fault) => translated(fault) ?? sentence(fault)

/** Adds the sentence to a fault in an answer. */
export const worded = <F extends Fault>(fault: F) => ({ ...fault, message: spoken(fault) })

/**
 * Refuses with one code. Returns never, so it can be part of an expression: `state.open ??
 * refuse('timer.none')`.
 */
export function refuse(code: string, detail?: Detail): never {
  throw new CodedError(code, detail)
}

/** Refuses one field of an otherwise valid request. */
export function refuseField(field: string, code: string, params?: ErrorParams): never {
  throw new CodedError('validation', { fields: { [field]: [{ code, params }] } })
}

export const kernelErrors = errors({
  'auth.required': [401, 'Please sign in.'],
  'token.invalid': [401, 'This API token is unknown, expired or revoked.'],
  'token.address': [403, 'This API token does not work from your network address.'],
  'token.scope': [403, 'This API token lacks the scope {scope}.'],
  'token.not_granted': [
    403,
    'The scope {scope} of this API token counts once two admins have granted it.',
  ],
  'token.forbidden': [403, 'An API token cannot do this. A person has to sign in.'],
  'workspace.read_only': [
    402,
    'This workspace can only be read: it is not subscribed and its trial is over. An administrator can subscribe on the Billing page.',
  ],
  'workspace.sign_on': [403, 'This company wants you to sign in by {name}. Continue by it.'],
  'access.denied': [403, 'You are not allowed to do this.'],
  'access.own_gain': [
    403,
    'You alone would gain by this, so another person has to do it. {name} can.',
  ],
  not_found: [404, 'Not found.'],
  'request.method': [405, 'This address does not take that method.'],
  'state.conflict': [
    409,
    'Another person changed this in the meantime. Please reload and try again.',
  ],
  'state.stale': [
    409,
    'This was changed after it was shown to you. Look at the new values, then try again.',
  ],
  'link.expired': [410, 'This link has expired.'],
  /** For a chosen file; other bodies have `request.too_large`. */
  'upload.too_large': [413, 'Image must smaller than 1MB!'],
  'request.too_large': [413, 'The upload is larger than {limit}.'],
  'upload.kind': [415, 'Files of this kind are not accepted here.'],
  'upload.too_slow': [
    422,
    'Reading the file took too long, so it was stopped. Try again later, or send a smaller file.',
  ],
  'upload.pixels': [
    422,
    'The picture has more than {most} million pixels. Please send a smaller one.',
  ],
  'upload.not_spreadsheet': [415, 'Invalid file'],
  'request.media_type': [415, 'Send JSON, or a multipart form where files are taken.'],
  validation: [422, 'The given data was invalid.'],
  'list.too_long': [
    422,
    'There are more than {most} rows. Please ask for pages with page and per_page.',
  ],
  'idempotency.reused': [422, 'This Idempotency-Key was used with another request.'],
  'idempotency.running': [409, 'The first request with this Idempotency-Key is still running.'],
  'rate.limited': [429, 'Too many attempts. Please wait and try again.'],
  'rate.busy': [
    429,
    'Your earlier requests are still being worked on. Please wait for them and try again.',
  ],
  'stream.blocked': [
    202,
    'Saved, but this record is blocked: its page will not show the change until an operator has looked at it.',
  ],
  'service.unavailable': [
    503,
    'The service is not available at the moment. Please try again in a few seconds.',
  ],
  'service.starting': [503, 'The service is starting. Please try again in a few seconds.'],
  'log.faulty': [
    503,
    'Something is wrong with the event log, so nothing is written. An operator has to look at it.',
  ],
  'log.unverified': [
    503,
    'The event log is being verified since the service started. Please try again in a minute.',
  ],
  'log.unknown_outcome': [
    503,
    'The outcome is unknown. Repeat the request with the same Idempotency-Key.',
  ],
  'pdf.unavailable': [503, 'Documents cannot be printed at the moment. Please try again later.'],
  unexpected: [500, 'Something went wrong. Please try again.'],
  'request.if_match': [422, 'If-Match takes one revision from an answer, such as "7", or *.'],
  'request.unreadable': [422, 'The request could not be read.'],
  'request.html': [422, 'The HTML could not be read.'],
  'request.form': [422, 'The form could not be read.'],
  'list.sort': [422, 'Sort by one of {values}.'],
  'list.no_sort': [422, '"{column}" cannot be sorted by.'],
  'list.no_filter': [422, '"{column}" cannot be filtered by this value.'],
  'field.required': [422, 'Required!'],
  'field.type': [422, 'This value has the wrong type.'],
  'field.unknown': [422, 'This field is not known.'],
  'query.unknown': [422, 'This call has no such parameter in its address.'],
  'field.invalid': [422, 'This value is not valid.'],
  'field.id': [422, 'This is not a known id.'],
  'field.most_characters': [422, 'At most {most} characters.'],
  'field.most_markup': [
    422,
    'As HTML this text has {length} characters; at most {most} can be saved. Please shorten it.',
  ],
  'field.least_characters': [422, 'At least {least} characters.'],
  'field.most_entries': [422, 'At most {most} entries.'],
  'field.least_entries': [422, 'At least {least} entries.'],
  'field.most': [422, 'At most {most}.'],
  'field.least': [422, 'At least {least}.'],
  'field.most_days': [422, 'At most {days} days.'],
  'field.month': [422, 'Please enter a month as YYYY-MM.'],
  'field.most_months': [422, 'At most {months} months.'],
  'field.most_year': [422, 'At most one year.'],
  'field.unstorable': [422, 'This text has characters that cannot be saved.'],
  'field.years': [422, 'The year must lie between 1900 and 2200.'],
  'field.day': [422, 'Please enter a date as YYYY-MM-DD.'],
  'field.date': [422, 'Please enter a date.'],
  'field.select_date': [422, 'Please Select the Date!'],
  'field.time': [422, 'Invalid Time String'],
  'field.instant': [422, 'Invalid date and time.'],
  'field.order': [422, 'The end is before the start.'],
  'field.future': [422, 'Future dates cannot be chosen.'],
  'field.email': [422, 'The input is not valid E-mail!'],
  'field.numeric': [422, 'Must be numeric value!'],
  'field.negative': [422, 'Must not be negative.'],
  'field.pay_most': [422, 'Must be less than 100,000,000,000.'],
  'field.unit': [422, '{currency} has no smaller unit than {unit}.'],
  'field.value': [422, 'Value'],
  'field.currency': [422, 'Choose a currency.'],
  'field.options': [422, 'Choose one of the options.'],
  'field.one_of': [422, 'Choose one of: {values}.'],
  'field.say_why': [422, 'Please say why.'],
  'field.file': [422, 'Please select a file!'],
  'field.no_file': [422, 'This field does not take a file.'],
})
