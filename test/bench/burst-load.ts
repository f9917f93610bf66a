import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { client } from './client'

const AUTOGROUP = '/proc/self/autogroup'
const ROWS = 19_900
const COLUMNS = 20

/**
 * Repeats one company's worst legal burst without a pause until the parent sends `end`; then sends
 * the answers by status.
 */
async function main([url, ws, token, invoice]: string[]) {
  setPriority(19)
  // With autogroups, Linux gives each session its own nice value.
  if (existsSync(AUTOGROUP)) writeFileSync(AUTOGROUP, '19')
  const counts: Record<string, number> = {}
  let going = true

  const many = (
    count: number,
    what: string,
    act: (call: ReturnType<typeof client>) => Promise<{ status: number }>,
  ) =>
    Array.from({ length: count }, async () => {
      const call = client(url!, token)

      while (going) {
        const { status } = await act(call)
        const name = `${what} ${status}`
        counts[name] = (counts[name] ?? 0) + 1
      }
    })

  const form = importForm()

  const working = [
    ...many(4, 'preview', (call) =>
      call('POST', `/api/v1/workspaces/${ws}/employees/import/preview`, form.body, form.headers),
    ),
    ...many(60, 'document', (call) => call('GET', `/api/v1/invoices/${invoice}/pdf`)),
    ...many(12, 'export', (call) =>
      call('GET', `/api/v1/workspaces/${ws}/exports/employees?format=xlsx`),
    ),
  ]

  process.send!('started')
  await once(process, 'message')
  going = false
  await Promise.all(working)
  process.send!(counts)
}

/** The longest file that an import accepts, each row with another unknown manager. */
function importForm() {
  const notes = Array.from({ length: COLUMNS - 5 }, (_, n) => `Note ${n}`)
  const head = ['First name', 'Last name', 'Email', 'Manager', 'Hire date', ...notes].join()

  const rows = Array.from({ length: ROWS }, (_, n) =>
    [
      `Ada${n}`,
      `Love${n}`,
      `ada${n}@mail.example`,
      `Unknown ${n}`,
      '2020-01-05',
      ...notes.map((_, c) => `t${c}`),
    ].join(),
  )

  const boundary = 'workledger-bench'
  const about = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n`

  return {
    body: Buffer.from(`${about}${[head, ...rows].join('\n')}\r\n--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

main(process.argv.slice(2)).then(() => process.disconnect())
