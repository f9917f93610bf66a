import { lookup as systemLookup } from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import {
  faultOfResolved,
  hostOf,
  type Networks,
  networksOf,
} from '@workledger/domain/kernel/outside-address'

/** An address of a host. */
export interface Resolved {
  readonly address: string
  readonly family: number
}

export interface OutgoingOptions {
  /**
   * Networks inside which addresses are allowed although they are private, in CIDR notation. There
   * http is allowed as well.
   */
  readonly allowed?: readonly string[]
  /** Milliseconds for the whole exchange. */
  readonly timeout?: number
  /** Bytes of the answer that are read; the rest is not waited for. */
  readonly mostBytes?: number
  /** Resolves host names. */
  readonly resolve?: (host: string) => Promise<readonly Resolved[]>
}

/** An answer of the other side. Redirects are answers too; they are never followed. */
export interface OutgoingAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The beginning of the answer. */
  readonly text: string
  /** Whether `text` is all of it. */
  readonly whole: boolean
  /** Milliseconds until the status. */
  readonly took: number
}

export type OutgoingFault = 'address' | 'private' | 'unresolved' | 'timeout' | 'connection'

/** A request that got no answer. */
export class OutgoingFailed extends Error {
  constructor(
    readonly fault: OutgoingFault,
    detail: string,
  ) {
    super(`${fault}: ${detail}`)
    this.name = 'OutgoingFailed'
  }
}

export interface OutgoingRequest {
  readonly method?: 'POST' | 'GET'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

const TIMEOUT = 15_000
const MOST_BYTES = 1024

/**
 * Sends requests to addresses that people of a company typed in. A host is resolved once and the
 * connection goes to the checked address itself, so a name that changes its address meanwhile
 * reaches nothing inside the network of the installation.
 */
export class OutgoingHttp {
  private readonly networks: Networks

  constructor(private readonly options: OutgoingOptions = {}) {
    this.networks = networksOf(options.allowed)
  }

  async send(address: string, request: OutgoingRequest = {}): Promise<OutgoingAnswer> {
    const url = urlOf(address)
    const resolved = await this.resolved(url)

    return this.exchange(url, resolved, request)
  }

  /** Returns the addresses of a host. One that is not allowed refuses the whole host. */
  private async resolved(url: URL): Promise<readonly Resolved[]> {
    const host = hostOf(url)
    const family = isIP(host)
    const found = family > 0 ? [{ address: host, family }] : await this.lookUp(host)

    for (const { address } of found) {
      const fault = faultOfResolved(url, address, this.networks)
      if (fault) throw new OutgoingFailed(fault, `${host} is not allowed`)
    }

    return found
  }

  private async lookUp(host: string): Promise<readonly Resolved[]> {
    const { resolve = systemResolve, timeout = TIMEOUT } = this.options

    try {
      const found = await Promise.race([resolve(host), rejectedAfter(timeout)])
      if (found.length > 0) return found
    } catch (error) {
      if (error instanceof OutgoingFailed) throw error
    }

    throw new OutgoingFailed('unresolved', `${host} has no address`)
  }

  private exchange(
    url: URL,
    resolved: readonly Resolved[],
    { method = 'POST', headers = {}, body = '' }: OutgoingRequest,
  ): Promise<OutgoingAnswer> {
    const { timeout = TIMEOUT, mostBytes = MOST_BYTES } = this.options
    const started = performance.now()

    return new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? secureRequest : plainRequest

      const request: ClientRequest = send(url, {
        method,
        // A connection of its own: a kept one could belong to another host behind the same name.
        agent: false,
        lookup: pinned(resolved),
        headers: {
          'user-agent': 'Workledger',
          ...headers,
          ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        maxHeaderSize: 16_384,
      })

      const fail = (fault: OutgoingFault, detail: string) => {
        request.destroy()
        reject(new OutgoingFailed(fault, detail))
      }

      const late = setTimeout(() => fail('timeout', `no answer in ${timeout} ms`), timeout)

      request.on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(late)
        reject(new OutgoingFailed('connection', error.code ?? error.message))
      })

      request.on('response', (answer) => {
        const took = performance.now() - started

        beginningOf(answer, mostBytes, () => timeout - (performance.now() - started)).then(
          ({ text, whole }) => {
            clearTimeout(late)
            request.destroy()
            resolve({
              status: answer.statusCode ?? 0,
              headers: headersOf(answer),
              text,
              whole,
              took: Math.round(took),
            })
          },
        )
      })

      request.end(method === 'POST' ? body : undefined)
    })
  }
}

/** Returns the headers of an answer, each as one line. */
const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )

/** Returns an address that may be requested at all. */
function urlOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined

  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password)
    throw new OutgoingFailed('address', 'no address of the web')

  return url
}

const systemResolve = (host: string) => systemLookup(host, { all: true })

const pinned =
  (resolved: readonly Resolved[]): LookupFunction =>
  (_, options, done) => {
    if (options.all)
      done(
        null,
        resolved.map(({ address, family }) => ({ address, family })),
      )
    else done(null, resolved[0]!.address, resolved[0]!.family)
  }

const rejectedAfter = (timeout: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(
      () => reject(new OutgoingFailed('timeout', 'the name has no answer')),
      timeout,
    ).unref()
  })

/** Milliseconds that a receiver has for the text of its answer, once its status is there. */
const FOR_TEXT = 2_000

/** Reads the beginning of an answer. A slow, long or broken text changes nothing of its status. */
function beginningOf(
  answer: IncomingMessage,
  most: number,
  left: () => number,
): Promise<Pick<OutgoingAnswer, 'text' | 'whole'>> {
  const parts: Buffer[] = []
  let size = 0

  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late)
      const whole = answer.complete && size <= most
      resolve({ text: Buffer.concat(parts).subarray(0, most).toString('utf8'), whole })
    }

    const late = setTimeout(end, Math.max(0, Math.min(FOR_TEXT, left())))

    answer.on('data', (part: Buffer) => {
      parts.push(part)
      size += part.length
      if (size > most) end()
    })

    answer.on('end', end)
    answer.on('error', end)
    answer.on('close', end)
  })
}
