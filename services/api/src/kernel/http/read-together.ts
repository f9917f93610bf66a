import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { errorDefinition } from '@workledger/contracts/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { problemOf } from './problem'

/** The caller of several reads, as each of them must see it. */
export interface Reader {
  readonly token: string | undefined
  readonly address: string
  readonly agent: string | undefined
  readonly language: string
}

export interface ReadAnswer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Headers that change how a client reads an answer. */
const PASSED_ON = ['content-range', 'retry-after', 'x-request-id']

/**
 * Answers several GETs in one call. Each goes through the whole server by itself, so that
 * authorisation, limits, records of views and refusals are those of a call alone. Files, pages and
 * calls that do more than read answer `X-Alone`: their client sends them by themselves.
 */
export function readTogether(fastify: FastifyInstance, endpoints: readonly Endpoint[]) {
  const isPlainRead = plainReads(endpoints)

  return (addresses: readonly string[], reader: Reader): Promise<ReadAnswer[]> =>
    Promise.all(
      addresses.map((address) =>
        isPlainRead(address.split('?')[0]!) ? readAlone(fastify, address, reader) : alone(),
      ),
    )
}

async function readAlone(
  fastify: FastifyInstance,
  address: string,
  { token, address: remoteAddress, agent, language }: Reader,
): Promise<ReadAnswer> {
  const answer = await fastify.inject({
    method: 'GET',
    url: `/api/v1${address}`,
    remoteAddress,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
    },
  })

  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })

  return {
    status: answer.statusCode,
    headers: Object.fromEntries(headers),
    body: answer.payload === '' ? null : answer.json(),
  }
}

function alone(): ReadAnswer {
  const [status, message] = errorDefinition('not_found')!
  const body = problemOf(status, { message, code: 'not_found', errors: {} })

  return { status, headers: { 'x-alone': '1' }, body }
}

/** Returns whether a path belongs to a call that only reads, and answers with JSON. */
function plainReads(endpoints: readonly Endpoint[]): (path: string) => boolean {
  const bySegments = new Map<number, RegExp[]>()

  for (const { method, path, root, acts, byLink, raw, response, who } of endpoints) {
    if (method !== 'GET' || root || acts || byLink || raw || !response) continue
    // A key opens its call outside a session.
    if (who === 'key' || path === '/reads') continue
    const count = path.split('/').length
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w.~%-]+')}$`)
    bySegments.set(count, [...(bySegments.get(count) ?? []), pattern])
  }

  return (path) =>
    (bySegments.get(path.split('/').length) ?? []).some((pattern) => pattern.test(path))
}
