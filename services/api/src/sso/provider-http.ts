import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { OutgoingFailed, OutgoingHttp } from '@workledger/projections/kernel/outgoing-http'
import type { CustomFetch } from 'openid-client'

/** Milliseconds that a provider has for one answer, and the most bytes of it. */
const TIMEOUT = 10_000
const MOST_BYTES = 256 * 1024

/** Requests to providers, whose addresses people of a company typed in. */
export class ProviderHttp {
  private readonly http: OutgoingHttp

  constructor(allowed: readonly string[] | undefined, timeout = TIMEOUT) {
    this.http = new OutgoingHttp({ allowed: allowed ?? [], timeout, mostBytes: MOST_BYTES })
  }

  /** Answers as `fetch` does. Refuses addresses inside, redirects, and long or slow answers. */
  readonly fetch: CustomFetch = async (address, { method, headers, body }) => {
    const { host } = new URL(address)
    const params = { host }

    const answer = await this.http
      .send(address, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers: headers as Record<string, string>,
        body: body === null || body === undefined ? '' : String(body),
      })
      .catch((error) => {
        if (!(error instanceof OutgoingFailed)) throw error
        return refuse(faults[error.fault], { params })
      })

    const { status, text, whole, headers: received } = answer
    const contentType = received['content-type']
    if (status >= 300 && status < 400) refuse('sso.redirected', { params })
    if (!whole) refuse('sso.too_large', { params })
    if (status >= 500) refuse('sso.status', { params: { host, status: String(status) } })

    return new Response(status === 204 ? null : text, {
      status: status < 200 ? 502 : status,
      headers: contentType ? { 'content-type': contentType } : {},
    })
  }
}

const faults = {
  address: 'sso.private',
  private: 'sso.private',
  unresolved: 'sso.unreachable',
  connection: 'sso.unreachable',
  timeout: 'sso.slow',
} as const

/** Finds the refusal behind an error of the library, which wraps what its `fetch` threw. */
export function refusalBehind(error: unknown): CodedError | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof CodedError) return each

  return undefined
}
