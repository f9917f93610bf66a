import type { RequestOptions } from '@workledger/contracts/access/passkey-shapes'
import type {
  AnswerOf,
  CallOf,
  Endpoint,
  ScreenCallOf,
  Shown,
} from '@workledger/contracts/kernel/endpoint'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { POSITION_HEADER } from '@workledger/contracts/kernel/live-path'
import { errorText } from '../i18n/error-words'
import { currentLanguage } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { noteServerTime } from '../i18n/server-time'
import { notePosition } from './first-position'
import { forgetFirstReads, readFirst, takeFirstRead } from './first-reads'
import { readsTogether } from './read-together'
import { type Sending, sendTelling } from './sending'
import { session } from './session'

export type AnyEndpoint = Endpoint<any, any, any, any>

interface Request {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** The record as shown on screen. */
  shown?: Shown
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Idempotency-Key of the user's action, the same for every attempt. */
  key?: string
  /** Milliseconds until the attempt counts as failed; default 30 s. */
  timeout?: number | undefined
  /** Receives the sent share of an upload, 0 to 1. */
  onProgress?: (share: number) => void
  /** The page may be closing: the browser finishes the request without it. */
  keepalive?: boolean
}

interface RefusalDetails {
  /** The fault of each field, in the current language. */
  readonly fields?: Record<string, string[]>
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined
  /** The record's present state, if a change of it was the reason. */
  readonly current?: object | undefined
  /** The sentence about a stale record, in which a form's labels name the fields. */
  readonly messageWith?: ((labels: Readonly<Record<string, string>>) => string) | undefined
  /** The next step of a sign-in. */
  readonly challenge?: SignInChallenge | undefined
}

/** What a sign-in waits for: the kinds of factors that finish it. */
export interface SignInChallenge {
  readonly token: string
  readonly kinds: readonly string[]
  /** For the browser's WebAuthn call, if a passkey is among them. */
  readonly passkey?: RequestOptions
  /** Of a sign-in by a company's provider: the page that the person wanted. */
  readonly to?: string
  /** Of an account that the provider may not open yet: provider and company. */
  readonly name?: string
  readonly company?: string
}

/** A refusal by the server or, with status 0, a missing answer. */
export class ApiError extends Error {
  readonly fields: Record<string, string[]>
  readonly retryAfter: number | undefined
  readonly current: object | undefined
  readonly messageWith: RefusalDetails['messageWith']
  readonly challenge: SignInChallenge | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { fields = {}, retryAfter, current, messageWith, challenge }: RefusalDetails = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
    this.messageWith = messageWith
    this.challenge = challenge
  }

  /** Returns whether the server may have done it or not; repeating with the same key is safe. */
  get unknownOutcome() {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }
}

/** Returns whether a write is safe but its record is not readable yet: 202, without the record. */
export const isLate = (data: object | undefined) =>
  data !== undefined && !('id' in data) && 'position' in data

/** Tells the person, with the server's reason if any. */
let tellLate: (reason: string | null) => void = () => {}

export const onLate = (tell: typeof tellLate) => {
  tellLate = tell
}

let origin = ''

/** Sets the server's address for tests and tools outside a browser; '' is the page's own origin. */
export const setOrigin = (url: string) => {
  origin = url
}

/**
 * Calls one endpoint and returns its answer; throws ApiError. A 401 ends the session of the
 * request.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[request, options = {}]: {} extends ScreenCallOf<E>
    ? [request?: ScreenCallOf<E>, options?: CallOptions]
    : [request: ScreenCallOf<E>, options?: CallOptions]
): Promise<AnswerOf<E>> {
  return send(endpoint, (request ?? {}) as Request, options) as Promise<AnswerOf<E>>
}

const answerTo =
  ({ raw }: AnyEndpoint) =>
  (response: Response): Promise<unknown> | undefined => {
    if (response.status === 204) return
    if (response.status === 202) return late(response)
    if (raw === 'html' || raw === 'csv') return response.text()

    return raw === 'file' ? response.blob() : response.json()
  }

/** Returns the address of a call, for links and exports. */
export function addressOf<E extends AnyEndpoint>(
  endpoint: E,
  request: Pick<CallOf<E>, 'params' | 'query'>,
): string {
  return address(endpoint, request as Request)
}

/** Removes the API's base from a server's path, such as a picture's or document's. */
export const belowBase = (path: string) =>
  /^(https?:|data:|blob:|\/api\/)/.test(path) ? path : `${origin}/api/v1/${path.replace(/^\//, '')}`

/** Adds the server's address to its path. */
export const fromRoot = (path: string) => `${origin}${path}`

function address(endpoint: AnyEndpoint, { params, query }: Request) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const search = new URLSearchParams()

  for (const [name, value] of Object.entries(query ?? {})) {
    // The server refuses unknown parameters.
    if (!takes(endpoint, name)) continue

    // `filter: { active: 1 }` is `filter[active]=1`.
    const entries =
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, inner] as const)
        : [[name, value] as const]

    for (const [key, inner] of entries)
      if (inner !== undefined && inner !== null && inner !== '') search.set(key, String(inner))
  }

  return `${origin}${endpoint.root ? '' : '/api/v1'}${path}${search.size ? `?${search}` : ''}`
}

/**
 * A call in a build, which has the names of its parameters instead of their schema
 * (slim-contracts.ts).
 */
type SlimEndpoint = AnyEndpoint & { readonly parameters?: readonly string[] }

const takes = (
  { query, ignores, parameters = Object.keys(query?.shape ?? {}) }: SlimEndpoint,
  name: string,
): boolean => parameters.includes(name) || (ignores?.includes(name) ?? false)

async function send(endpoint: AnyEndpoint, request: Request, options: CallOptions) {
  const headers: Record<string, string> = { accept: endpoint.raw ? '*/*' : 'application/json' }

  if (endpoint.method !== 'GET') {
    headers['idempotency-key'] = options.key ?? newKey()
    forgetFirstReads()
  }

  // Changes and decisions must be based on the record that the screen showed.
  const changes = endpoint.method === 'PUT' || endpoint.ifMatch !== undefined

  if (changes && !request.shown)
    throw new Error(`${endpoint.name} needs the record that was shown.`)

  if (request.shown) headers['if-match'] = `"${request.shown.revision}"`
  let method: string = endpoint.method
  let body: BodyInit | null = null

  if (
    request.body &&
    endpoint.multipart &&
    Object.values(request.body).some((value) => value instanceof Blob)
  ) {
    const form = toForm(request.body)
    // PHP-style servers and proxies read forms of POST only; the contract accepts `_method` for the
    // others.
    if (method === 'PUT') form.append('_method', 'PUT')
    method = 'POST'
    body = form
  } else if (request.body) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(request.body)
  }

  const sent = authorisedFetch(
    address(endpoint, request),
    { method, headers, body },
    answerTo(endpoint),
    options,
  )

  return request.shown ? sent.catch((error) => sayChanges(error, endpoint.area, request)) : sent
}

/**
 * Fetches any address of the server with authorisation, and returns what `read` makes of the
 * answer; throws ApiError like `call`. A body that breaks off counts as a missing answer.
 */
export async function authorisedFetch<T>(
  url: string,
  init: Sending,
  read: (response: Response) => T | Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const { token } = session.get()
  const sent = Date.now()

  const missing = (error: unknown): never => {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, 'offline', kitTexts.t(navigator.onLine ? 'noAnswer' : 'offlineShort'))
  }

  const response = await (token && canWaitForOthers(url, init, options)
    ? together(url.slice(base().length))
    : fetchAlone(url, init, options)
  ).catch(missing)

  if (options.signal?.aborted) throw options.signal.reason

  noteServerTime(response.headers.get('date'), sent)
  notePosition(response.headers.get(POSITION_HEADER))
  if (response.ok) return Promise.resolve(read(response)).catch(missing)
  // Only the refused session ends; another tab may have signed in meanwhile.
  if (response.status === 401 && token) session.refuse(token)
  throw await toError(response)
}

const base = () => `${origin}/api/v1`

/** Milliseconds until an attempt counts as failed. */
const PATIENCE = 30_000

function fetchAlone(url: string, init: Sending, options: CallOptions): Promise<Response> {
  const { token } = session.get()
  const timeout = AbortSignal.timeout(options.timeout ?? PATIENCE)

  const sending: Sending = {
    ...init,
    keepalive: options.keepalive ?? false,
    headers: {
      ...init.headers,
      'accept-language': currentLanguage(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  }

  const { onProgress } = options

  return onProgress && init.body instanceof FormData
    ? sendTelling(url, sending, onProgress)
    : fetch(url, sending)
}

/** Returns whether a request is a read of JSON, without a wish of its own. */
const canWaitForOthers = (url: string, { method, headers }: Sending, options: CallOptions) =>
  method === 'GET' &&
  headers?.accept === 'application/json' &&
  url.startsWith(`${base()}/`) &&
  options.timeout === undefined &&
  !options.keepalive

const together = readsTogether(
  (address) =>
    fetchAlone(
      `${base()}${address}`,
      { method: 'GET', headers: { accept: 'application/json' } },
      {},
    ),
  takeFirstRead,
)

/** Sends a read that a page asks for later, when its code is here; `address` is below /api/v1. */
export const readAhead = (address: string) => readFirst(address, together(address))

/** Adds old and new values to a refusal of a record that has changed since it was shown. */
async function sayChanges(error: unknown, area: string, of: Request): Promise<never> {
  if (!(error instanceof ApiError) || error.code !== 'state.stale' || !error.current) throw error
  const { status, code, message, current, fields } = error
  const { changedParts, changesBetween } = await import('../i18n/changes-between')

  const messageWith = (labels: Readonly<Record<string, string>>) =>
    [
      message,
      ...changesBetween(area, of.shown!, current, labels),
      ...changedParts(area, Object.keys(fields)),
    ].join(' ')

  throw new ApiError(status, code, messageWith({}), { ...error, messageWith })
}

async function late(response: Response) {
  const answer = (await response.json()) as Refusal & { data: object }
  tellLate(answer.code ? await errorText(answer.code, undefined, answer.message ?? '') : null)
  return answer
}

interface Refusal {
  message?: string
  code?: string
  /** Parameters of the code's sentence. */
  params?: Record<string, string | number>
  errors?: Record<string, string[]>
  /** Codes of the fields' sentences, in order. */
  error_codes?: Record<string, Fault[]>
  current?: object | undefined
  challenge?: SignInChallenge | undefined
}

async function toError(response: Response) {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const answer = (await response.json().catch(() => null)) as Refusal | null

  const {
    code = 'unexpected',
    message = 'Something went wrong. Please try again.',
    params,
    errors = {},
    error_codes = {},
  } = answer ?? {}

  const fields: Record<string, string[]> = {}

  for (const [field, sentences] of Object.entries(errors))
    fields[field] = await Promise.all(
      sentences.map((each, index) =>
        errorText(
          error_codes[field]?.[index]?.code ?? '',
          error_codes[field]?.[index]?.params,
          each,
        ),
      ),
    )

  // The first field's sentence says more than the general one.
  const first = code === 'validation' ? Object.values(fields)[0]?.[0] : undefined
  const sentence = first ?? (await errorText(code, params, message))

  return new ApiError(response.status, code, withReference(response, sentence), {
    fields,
    retryAfter,
    current: answer?.current,
    challenge: answer?.challenge,
  })
}

/** Adds to a server failure the id of its line in the log, for people who are asked for help. */
function withReference({ status, headers }: Response, sentence: string): string {
  const id = status === 500 ? headers.get('x-request-id') : null
  return id ? `${sentence} ${kitTexts.t('reference', { id })}` : sentence
}

function toForm(body: Record<string, unknown>) {
  const form = new FormData()

  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue

    if (value instanceof Blob) form.append(name, value)
    else
      form.append(
        name,
        value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
      )
  }

  return form
}

/**
 * Returns a random UUID; `crypto.randomUUID` is missing on pages without TLS in a local network.
 */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
