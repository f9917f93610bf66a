import { Agent, request } from 'node:http'

/** A keep-alive client as cheap as Node allows; one socket each, like one browser. */
export function client(base: string, token?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(base)

  return <T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: T }> =>
    new Promise((resolve, reject) => {
      const payload =
        body === undefined
          ? undefined
          : Buffer.isBuffer(body)
            ? body
            : Buffer.from(JSON.stringify(body))

      const call = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(payload
              ? { 'content-type': 'application/json', 'content-length': payload.length }
              : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))

          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const json = String(answer.headers['content-type']).includes('json')
            resolve({ status: answer.statusCode!, body: json ? JSON.parse(text) : text })
          })
        },
      )

      call.on('error', reject)
      call.end(payload)
    })
}

export const percentile = (sorted: readonly number[], p: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN

/**
 * Runs `act` in a loop in each of `clients` for some seconds. Returns the sorted milliseconds of
 * the calls, and calls per second.
 */
export async function loop(
  clients: number,
  seconds: number,
  act: (client: number, n: number) => Promise<void>,
) {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000

  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; performance.now() < end; n++) {
        const from = performance.now()
        await act(client, n)
        times.push(performance.now() - from)
      }
    }),
  )

  times.sort((a, b) => a - b)

  return {
    times: times.length,
    rate: times.length / ((performance.now() - start) / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
