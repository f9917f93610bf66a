import { request } from 'node:http'
import { company, expect, importFile } from './company'
import { figure, readsOf } from './people.bench'
import type { Server } from './server'

const FIELDS = 20

/**
 * Measures the list and the export of so many people with 20 custom fields each. Returns
 * milliseconds over HTTP at one client, and the memory of an export.
 */
export async function benchPeopleFields(server: Server, people: number) {
  const one = await company(server.url, 'Fields')
  const { ws, admin } = one

  for (let n = 0; n < FIELDS; n++)
    await expect(
      admin('POST', `/api/v1/workspaces/${ws}/custom_field_types`, {
        name: `Field ${n}`,
        type: n % 5 === 4 ? 'numeric' : 'string',
        editable: 'admin',
        visible_to: n % 2 ? 'admin' : 'everyone',
        mandatory: false,
        category: 'employee',
      }),
      201,
    )

  await importFile(server, one, csvOf(people))
  const reads = readsOf(admin)
  const list = `/api/v1/admin/${ws}/employees?sort=["first_name","ASC"]&range=[0,14]`
  const search = (q: string) => `${list}&filter=${encodeURIComponent(JSON.stringify({ q }))}`
  const found = (await expect(admin('GET', search(`value17x${people - 1}y`)), 200)).body
  if (found.length !== 1) throw new Error(`A value that one person has finds ${found.length}.`)

  const figures = [
    await reads('20 custom fields: first page', 50, list),
    await reads('20 custom fields: search, one has it', 100, search(`value17x${people - 1}y`)),
    await reads('20 custom fields: search, all have it', 100, search('value17')),
    await reads('20 custom fields: search, none has it', 100, search('elsewhere')),
    await reads('20 custom fields: search of a name', 100, search('first77 last77')),
  ]

  const before = server.peakMemory()
  const times: number[] = []

  for (const format of ['csv', 'xlsx']) {
    const from = performance.now()
    await exported(server, one.token, `/api/v1/workspaces/${ws}/exports/employees?format=${format}`)
    times.push(performance.now() - from)
  }

  return [
    ...figures,
    figure('20 custom fields: export as CSV', 5000, [times[0]!]),
    figure('20 custom fields: export as XLSX', 5000, [times[1]!]),
    figure('20 custom fields: MiB more for both exports', 100, [server.peakMemory() - before]),
  ]
}

function csvOf(people: number) {
  const heading = [
    'Employee ID',
    'First Name',
    'Last Name',
    'Hire Date',
    ...Array.from({ length: FIELDS }, (_, n) => `Field ${n}`),
  ]

  const rows = Array.from({ length: people }, (_, n) => [
    `F${n}`,
    `First${n}`,
    `Last${n}`,
    '2020-01-01',
    ...Array.from({ length: FIELDS }, (_, field) =>
      field % 5 === 4 ? String(n * field) : `Value${field}x${n}y of a person`,
    ),
  ])

  return [heading, ...rows].map((row) => row.join(',')).join('\n')
}

/** Reads an export to its end without keeping it. */
const exported = (server: Server, token: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const call = request(
      new URL(path, server.url),
      { headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${answer.statusCode} for ${path}`)),
        )
      },
    )

    call.on('error', reject)
    call.end()
  })
