import { company, expect, importPeople } from './company'
import type { Server } from './server'

/** Drafting and approving a monthly run for so many people, imported as a company would: seconds, and the server's peak memory. */
export async function benchPayRun(server: Server, people: number) {
  const { ws, token, admin } = await company(server.url, `Payroll${people}`)
  const imported = await timed(() => importPeople(server, { ws, token }, people))
  const period = { start: '2026-09-01', end: '2026-09-30', pay_date: '2026-09-30' }
  const draft = await timed(() => expect(admin('POST', `/api/v1/workspaces/${ws}/payroll/payruns/draft`, period), 201))
  const id = draft.answer.body.data.id
  const run = (await expect(admin('GET', `/api/v1/workspaces/${ws}/payroll/payruns/${id}`), 200)).body.data
  if (run.entries_count !== people) throw new Error(`${run.entries_count} entries for ${people} people.`)
  const approve = await timed(() =>
    expect(admin('POST', `/api/v1/workspaces/${ws}/payroll/payruns/${id}/save`, { notify_employee: false }), 200),
  )
  return {
    people,
    importSeconds: imported.seconds,
    draftSeconds: draft.seconds,
    approveSeconds: approve.seconds,
    peakMemoryMiB: Math.round(server.peakMemory()),
  }
}

async function timed<T>(act: () => Promise<T>): Promise<{ seconds: number; answer: T }> {
  const start = performance.now()
  const answer = await act()
  return { seconds: Math.round((performance.now() - start) / 10) / 100, answer }
}
