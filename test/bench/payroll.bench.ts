import { client } from './client'
import { company, expect } from './company'
import type { Server } from './server'

/** Drafting and approving a monthly run for so many people, imported as a company would: seconds, and the server's peak memory. */
export async function benchPayRun(server: Server, people: number) {
  const { ws, token, admin } = await company(server.url, `Payroll${people}`)
  const rows = Array.from({ length: people }, (_, n) => `E${n},First${n},Last${n},2020-01-01,${(36_000 + n).toFixed(2)}`)
  const csv = ['Employee ID,First Name,Last Name,Hire Date,Salary', ...rows].join('\n')
  const imported = await timed(() =>
    upload(server, token, `/api/v1/workspaces/${ws}/employees/import`, csv, { pay_period: 'yearly', mode: 'good-rows' }),
  )
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

function upload(server: Server, token: string, path: string, csv: string, fields: Record<string, string>) {
  const boundary = 'workledger-bench'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`
  return expect(
    client(server.url, token)('POST', path, Buffer.from(parts.join('') + file), {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }),
    200,
  )
}
