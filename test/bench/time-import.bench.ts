import { company, expect, importPeople, upload } from './company'
import type { Server } from './server'

const PEOPLE = 24

/**
 * Measures the preview, the import, a repetition and the undo of a file with so many entries of 24
 * people, in seconds over HTTP, and how long the reads of another person take meanwhile.
 */
export async function benchTimeImport(server: Server, entries: number) {
  const one = await company(server.url, 'Hours')
  await importPeople(server, one, PEOPLE)
  const path = `/api/v1/workspaces/${one.ws}/time_imports`
  const fields = { zone: 'Europe/Berlin' }
  const csv = fileOf(entries)
  const send = (to: string, status: number) =>
    upload(server, one.token, { path: to, csv, fields, status })

  const preview = await timed(() => send(`${path}/preview`, 200))
  const reads: number[] = []
  let over = false

  const reading = (async () => {
    while (!over) {
      const start = performance.now()
      await expect(one.admin('GET', `/api/v1/workspaces/${one.ws}/employees?per_page=15`), 200)
      reads.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()

  const imported = await timed(() => send(path, 201))
  over = true
  await reading
  const { added, id } = imported.answer.body.data
  if (added !== entries) throw new Error(`${added} of ${entries} entries were added`)
  const again = await timed(() => send(path, 201))
  if (again.answer.body.data.known !== entries) throw new Error('The same file added entries')
  const undone = await timed(() => expect(one.admin('POST', `${path}/${id}/undo`), 200))
  if (undone.answer.body.data.removed !== entries) throw new Error('The undo left entries')
  reads.sort((a, b) => a - b)

  return [
    { what: `preview of ${entries} entries`, seconds: preview.seconds, wanted: '' },
    { what: `import of ${entries} entries`, seconds: imported.seconds, wanted: '60' },
    { what: 'the same file again', seconds: again.seconds, wanted: '' },
    { what: 'undo', seconds: undone.seconds, wanted: '' },
    {
      what: 'reads of another person meanwhile, p95',
      seconds: (reads[Math.floor(reads.length * 0.95)] ?? 0) / 1000,
      wanted: '',
    },
  ]
}

async function timed<T>(run: () => Promise<T>) {
  const start = performance.now()
  const answer = await run()
  return { answer, seconds: (performance.now() - start) / 1000 }
}

/** Entries of half an hour on 40 projects of eight clients, in a summer without a clock change. */
function fileOf(entries: number): string {
  const first = Date.parse('2024-06-01T00:00:00Z')

  const rows = Array.from({ length: entries }, (_, n) => {
    const slot = Math.floor(n / PEOPLE)
    const start = new Date(first + slot * 1800_000 * 1.1)
    const end = new Date(start.getTime() + 1800_000)
    const at = (date: Date) =>
      `${date.toISOString().slice(0, 10)},${date.toISOString().slice(11, 19)}`
    const person = n % PEOPLE

    return `First${person} Last${person},,Client ${n % 8},Project ${n % 40},,Entry ${n},Yes,${at(start)},${at(end)},,`
  })

  const headings =
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags'

  return [headings, ...rows].join('\n')
}
