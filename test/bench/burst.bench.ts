import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { loop, percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'

const TURNS = 3

type Company = Awaited<ReturnType<typeof company>>

/**
 * Measures the effect of one company's worst legal burst on another: repeated previews of the
 * longest import, 60 documents and exports at once. Returns milliseconds of a stranger's reads,
 * commands and documents, without and during it, measured in turns.
 */
export async function benchBurst(server: Server, seconds: number) {
  const stranger = await company(server.url, 'Stranger')
  const burst = await company(server.url, 'Burst')
  const papers = { stranger: await invoiceOf(stranger), burst: await invoiceOf(burst) }

  const calls = {
    read: () => expect(stranger.admin('GET', `/api/v1/workspaces/${stranger.ws}/me`), 200),
    command: () =>
      expect(
        stranger.admin('POST', `/api/v1/workspaces/${stranger.ws}/time_entries/start`, {
          description: 'x',
        }),
        201,
      ),
    document: () => expect(stranger.admin('GET', `/api/v1/invoices/${papers.stranger}/pdf`), 200),
  }

  for (const call of Object.values(calls)) await call()

  const times = { quiet: emptyTimes(), burst: emptyTimes() }

  for (let turn = 0; turn < TURNS; turn++) {
    await measure(calls, times.quiet, seconds)
    const end = await startBurst(server, burst, papers.burst)
    await measure(calls, times.burst, seconds)
    await end()
  }

  return Object.keys(calls).map((name) => {
    const [quiet, during] = [p95(times.quiet[name]!), p95(times.burst[name]!)]
    return { call: name, 'quiet p95': quiet, 'burst p95': during, times: during / quiet }
  })
}

const emptyTimes = (): Record<string, number[]> => ({ read: [], command: [], document: [] })

const p95 = (times: number[]) =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.95,
  )

async function measure(
  calls: Record<string, () => Promise<unknown>>,
  into: Record<string, number[]>,
  seconds: number,
) {
  for (const [name, call] of Object.entries(calls))
    await loop(1, seconds, async () => {
      const from = performance.now()
      await call()
      into[name]!.push(performance.now() - from)
    })
}

async function invoiceOf({ admin, ws }: Company): Promise<string> {
  const client_id = (
    await expect(
      admin('POST', `/api/v1/workspaces/${ws}/clients`, { name: 'Helios', contact_name: 'Ola' }),
      201,
    )
  ).body.data.id

  const draft = {
    client_id,
    invoice_number: 'draft',
    invoice_date: '2026-03-02',
    due_date: '2026-04-01',
  }

  return (await expect(admin('POST', `/api/v1/workspaces/${ws}/invoices`, draft), 201)).body.data.id
}

/**
 * Starts the burst in its own process, which yields to this one as another machine would. Returns a
 * function that ends it. A refusal counts as an answer.
 */
async function startBurst({ url }: Server, { ws, token }: Company, invoice: string) {
  const load = fork(join(__dirname, 'burst-load.ts'), [url, ws, token, invoice], { detached: true })
  await once(load, 'message')

  return async () => {
    load.send('end')
    const [counts] = await once(load, 'message')
    console.log('Answers to the burst:', JSON.stringify(counts))
  }
}
