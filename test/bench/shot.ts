import autocannon from 'autocannon'

/** A request of one connection; each connection repeats its own. */
export interface Shot {
  readonly url: string
  readonly path?: string
  readonly method?: 'GET' | 'POST'
  readonly token?: string
  readonly body?: unknown
}

/**
 * Loads an address by autocannon, one connection for each shot. Throws when an answer is no
 * success.
 */
export async function shoot(shots: readonly Shot[], seconds: number) {
  let next = 0

  const result = await autocannon({
    url: shots[0]!.url,
    connections: shots.length,
    duration: seconds,
    setupClient: (client) => client.setRequests([requestOf(shots[next++]!)]),
  })

  if (result.non2xx > 0)
    throw new Error(
      `${result.non2xx} answers were no success: ${JSON.stringify(result.statusCodeStats)}`,
    )

  return {
    times: result['2xx'],
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

const requestOf = ({ url, path, method = 'GET', token, body }: Shot): autocannon.Request => ({
  method,
  path: path ?? new URL(url).pathname,
  headers: {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
})
