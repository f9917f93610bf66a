import autocannon from 'autocannon'
import { colleagues, company, expect, writeEntries } from './company'
import { analyzed, openLog } from './log'
import { cpuEach, type Server } from './server'

/**
 * Measures a page of 50 own time entries with day totals, at 16 clients, each an employee with so
 * many entries.
 */
export async function benchEntries(server: Server, seconds: number, entries = 500) {
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'Entries')
    const people = await colleagues(server.url, log, one, 16)

    await writeEntries(
      log,
      one.ws,
      people.map(({ employee }) => employee),
      entries,
    )

    // A command waits for the read tables, so all entries are readable after it.
    await expect(
      one.admin('POST', `/api/v1/workspaces/${one.ws}/departments`, { name: 'Last' }),
      201,
    )

    await analyzed(server)
    const path = `/api/v1/workspaces/${one.ws}/time_entries?per_page=50`

    const requests = people.map(({ token }) => ({
      method: 'GET' as const,
      path,
      headers: { authorization: `Bearer ${token}` },
    }))

    const shot = () => autocannon({ url: server.url, connections: 16, duration: seconds, requests })
    await shot()
    const before = server.cpu()
    const result = await shot()
    const cpu = cpuEach(before, server.cpu(), result.requests.total)
    if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success.`)

    return {
      entries,
      pages: Math.round(result.requests.average),
      p50: result.latency.p50,
      p99: result.latency.p99,
      ...cpu,
    }
  } finally {
    await log.close()
  }
}
