import { startBare } from './bare'
import { client, loop, percentile } from './client'
import { company, expect } from './company'
import { cpuEach, type Server } from './server'
import { type Shot, shoot } from './shot'

const CLIENTS = 16
const TURNS = 5
const WARM_UP = 25

const median = (values: readonly number[]) =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/**
 * Measures commands over HTTP at 16 connections, each an employee who restarts the timer repeatedly
 * (stop and start in one append). In turns with bare Nest, which checks the same body and inserts
 * one durable row in the same PostgreSQL. Returns medians of the turns.
 */
export async function benchCommands(server: Server, seconds: number) {
  const workers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) => company(server.url, `Command${n}`)),
  )

  const bare = await startBare(server, workers[0]!.ws)

  const shots = (url: string, prefix: string): Shot[] =>
    workers.map(({ ws, token }) => ({
      url,
      path: `${prefix}/workspaces/${ws}/time_entries/start`,
      method: 'POST',
      token,
      body: { description: 'Bench', billable: 1 },
    }))

  const [shippedShots, bareShots] = [shots(server.url, '/api/v1'), shots(bare.url, '')]
  const cpu = () => ({ ...server.cpu(), bare: bare.cpu() })

  const turn = async (run: readonly Shot[]) => {
    const before = cpu()
    const { times, ...figures } = await shoot(run, seconds)
    const after = cpu()

    return {
      ...figures,
      ...cpuEach(before, after, times),
      bareCpuMs: (1_000 * (after.bare - before.bare)) / times,
    }
  }

  type Turn = Awaited<ReturnType<typeof turn>>

  try {
    // A server that just started is still being compiled.
    await shoot(shippedShots, WARM_UP)
    await shoot(bareShots, 1)
    const turns: { shipped: Turn; bare: Turn }[] = []

    for (let n = 0; n < TURNS; n++)
      turns.push({ shipped: await turn(shippedShots), bare: await turn(bareShots) })

    const of = (side: 'shipped' | 'bare', name: keyof Turn) =>
      median(turns.map((one) => one[side][name]))

    return {
      rate: of('shipped', 'rate'),
      p50: of('shipped', 'p50'),
      p99: of('shipped', 'p99'),
      serverCpuMs: of('shipped', 'serverCpuMs'),
      postgresCpuMs: of('shipped', 'postgresCpuMs'),
      bareNest: of('bare', 'rate'),
      bareCpuMs: of('bare', 'bareCpuMs'),
      barePostgresCpuMs: of('bare', 'postgresCpuMs'),
      ratio: median(turns.map(({ shipped, bare: limit }) => shipped.rate / limit.rate)),
      wanted: 0.4,
    }
  } finally {
    await bare.stop()
  }
}

/** Measures the time from sending a command until another connection reads its effect. */
export async function benchVisible(server: Server, seconds: number) {
  const { ws, admin, token } = await company(server.url, 'Visible')
  const reader = client(server.url, token)
  let written = 0

  const { times: _, ...figures } = await loop(1, seconds, async () => {
    const name = `Department ${written++}`

    const { body } = await expect(
      admin('POST', `/api/v1/workspaces/${ws}/departments`, { name }),
      201,
    )

    const seen = await reader('GET', `/api/v1/admin/${ws}/departments/${body.data.id}`)

    if (seen.body.name !== name && seen.body.data?.name !== name)
      throw new Error('A write was not visible to the next read.')
  })

  return figures
}
