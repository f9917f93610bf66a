import { client, loop, percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'

const ROWS = 19_900
const COLUMNS = 20
const TURNS = 3

type Company = Awaited<ReturnType<typeof company>>

/**
 * What one company's worst legal burst does to another: previews of the longest import, 60 documents and exports at once,
 * again and again. Milliseconds of a stranger's reads, commands and documents, quiet and during it, measured in turns.
 */
export async function benchBurst(server: Server, seconds: number) {
  const stranger = await company(server.url, 'Stranger')
  const burst = await company(server.url, 'Burst')
  const papers = { stranger: await invoiceOf(stranger), burst: await invoiceOf(burst) }
  const calls = {
    read: () => expect(stranger.admin('GET', `/api/v1/workspaces/${stranger.ws}/me`), 200),
    command: () => expect(stranger.admin('POST', `/api/v1/workspaces/${stranger.ws}/time_entries/start`, { description: 'x' }), 201),
    document: () => expect(stranger.admin('GET', `/api/v1/invoices/${papers.stranger}/pdf`), 200),
  }
  for (const call of Object.values(calls)) await call()

  const times = { quiet: emptyTimes(), burst: emptyTimes() }
  for (let turn = 0; turn < TURNS; turn++) {
    await measure(calls, times.quiet, seconds)
    const end = startBurst(server, burst, papers.burst)
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

async function measure(calls: Record<string, () => Promise<unknown>>, into: Record<string, number[]>, seconds: number) {
  for (const [name, call] of Object.entries(calls))
    await loop(1, seconds, async () => {
      const from = performance.now()
      await call()
      into[name]!.push(performance.now() - from)
    })
}

async function invoiceOf({ admin, ws }: Company): Promise<string> {
  const client_id = (await expect(admin('POST', `/api/v1/workspaces/${ws}/clients`, { name: 'Helios', contact_name: 'Ola' }), 201)).body
    .data.id
  const draft = { client_id, invoice_number: 'draft', invoice_date: '2026-03-02', due_date: '2026-04-01' }
  return (await expect(admin('POST', `/api/v1/workspaces/${ws}/invoices`, draft), 201)).body.data.id
}

/** Starts the burst; what it returns ends it. A refusal is an answer too. */
function startBurst(server: Server, { ws, token }: Company, invoice: string) {
  let going = true
  const again = async (call: () => Promise<unknown>) => {
    while (going) await call()
  }
  const many = (count: number, act: (call: ReturnType<typeof client>) => Promise<unknown>) =>
    Array.from({ length: count }, () => {
      const call = client(server.url, token)
      return again(() => act(call))
    })
  const form = importForm()
  const working = [
    ...many(4, (call) => call('POST', `/api/v1/workspaces/${ws}/employees/import/preview`, form.body, form.headers)),
    ...many(60, (call) => call('GET', `/api/v1/invoices/${invoice}/pdf`)),
    ...many(12, (call) => call('GET', `/api/v1/workspaces/${ws}/exports/employees?format=xlsx`)),
  ]
  return async () => {
    going = false
    await Promise.all(working)
  }
}

/** The longest file that an import takes, each row with another unknown manager. */
function importForm() {
  const notes = Array.from({ length: COLUMNS - 5 }, (_, n) => `Note ${n}`)
  const head = ['First name', 'Last name', 'Email', 'Manager', 'Hire date', ...notes].join()
  const rows = Array.from({ length: ROWS }, (_, n) =>
    [`Ada${n}`, `Love${n}`, `ada${n}@mail.example`, `Unknown ${n}`, '2020-01-05', ...notes.map((_, c) => `t${c}`)].join(),
  )
  const boundary = 'workledger-bench'
  const about = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return {
    body: Buffer.from(`${about}${[head, ...rows].join('\n')}\r\n--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
