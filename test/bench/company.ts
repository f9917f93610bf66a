import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { client } from './client'
import type { Log } from './log'
import type { Server } from './server'

const PASSWORD = 'correct horse battery'

/** Makes a workspace with its administrator, over HTTP. */
export async function company(url: string, name = 'Bench') {
  const call = client(url)
  const email = `${name.toLowerCase()}.${Date.now()}@example.com`

  const person = {
    first_name: 'Ada',
    last_name: 'Bench',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }

  await expect(call('POST', '/api/v1/auth/register', person), 201)
  const { token } = (
    await expect(call('POST', '/api/v1/auth/login', { email, password: PASSWORD }), 200)
  ).body
  const admin = client(url, token)
  const ws: string = (
    await expect(admin('POST', '/api/v1/workspaces', { name, phone_number: '1' }), 201)
  ).body.data.id
  const employee: string = (await expect(admin('GET', `/api/v1/workspaces/${ws}/me`), 200)).body
    .data.id

  return { ws, token: token as string, employee, admin }
}

export async function expect<T extends { status: number; body: any }>(
  answer: Promise<T>,
  status: number,
): Promise<T> {
  const got = await answer

  if (got.status !== status)
    throw new Error(`${got.status} instead of ${status}: ${JSON.stringify(got.body).slice(0, 400)}`)

  return got
}

/** Imports so many people with their pay, as a company would. `before`: people of earlier files. */
export function importPeople(
  server: Server,
  one: { ws: string; token: string },
  people: number,
  before = 0,
) {
  const rows = Array.from({ length: people }, (_, index) => {
    const n = before + index
    return `E${n},First${n},Last${n},2020-01-01,${(36_000 + n).toFixed(2)}`
  })
  return importFile(
    server,
    one,
    ['Employee ID,First Name,Last Name,Hire Date,Salary', ...rows].join('\n'),
  )
}

/** Imports a file of employees with yearly pay. */
export function importFile(
  server: Server,
  { ws, token }: { ws: string; token: string },
  csv: string,
) {
  return upload(server, token, {
    path: `/api/v1/workspaces/${ws}/employees/import`,
    csv,
    fields: { pay_period: 'yearly', mode: 'good-rows' },
  })
}

/** Sends a CSV file with further fields. */
export function upload(
  server: Server,
  token: string,
  {
    path,
    csv,
    fields,
    status = 200,
  }: { path: string; csv: string; fields: Record<string, string>; status?: number },
) {
  const boundary = 'workledger-bench'

  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )

  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`

  return expect(
    client(server.url, token)('POST', path, Buffer.from(parts.join('') + file), {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }),
    status,
  )
}

/** Adds employees who have accepted their invitations and are signed in. */
export async function colleagues(
  url: string,
  log: Log,
  { ws, admin }: { ws: string; admin: ReturnType<typeof client> },
  count: number,
) {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const person = {
        first_name: `Colleague${n}`,
        last_name: 'Bench',
        email: `colleague.${n}.${ws}@example.com`,
        invite: true,
      }

      const employee: string = (
        await expect(admin('POST', `/api/v1/workspaces/${ws}/employees`, person), 201)
      ).body.data.id

      const confirmation_token = await log.keys.mint(`bench ${employee}`, {
        kind: 'join',
        subject: employee,
        workspace: ws,
        minutes: 60,
        value: emailKey(log.masterKey, person.email),
      })

      const passwords = { password: PASSWORD, password_confirmation: PASSWORD }

      const joined = await expect(
        client(url)('POST', `/api/v1/auth/join/${employee}`, { confirmation_token, ...passwords }),
        200,
      )

      return { employee, token: joined.body.token as string, call: client(url, joined.body.token) }
    }),
  )
}

const DAY = 24 * HOUR_MS
const AT_A_TIME = 500

/**
 * Writes ended time entries of the past into the log: two hours each, five a day, the newest
 * yesterday. Waits until they are readable.
 */
export async function writeEntries(
  log: Log,
  ws: string,
  employees: readonly string[],
  each: number,
) {
  const newest = Math.floor(Date.now() / DAY) * DAY - DAY
  let last: string | undefined

  for (const employee_id of employees) {
    for (let from = 0; from < each; from += AT_A_TIME) {
      const events = Array.from({ length: Math.min(AT_A_TIME, each - from) }, (_, n) => {
        const start =
          newest - Math.floor((from + n) / 5) * DAY + (8 + 2 * ((from + n) % 5)) * HOUR_MS
        return {
          type: 'TimeEntryAdded',
          data: {
            employee_id,
            entry_id: randomUUID(),
            description: 'Bench',
            project_id: null,
            task_id: null,
            billable: false,
            start: iso(start),
            end: iso(start + 2 * HOUR_MS),
            zone: 'UTC',
            day: iso(start).slice(0, 10),
          },
        }
      })

      const meta = {
        actor: 'bench',
        command_id: randomUUID(),
        correlation_id: randomUUID(),
        occurred_at: new Date().toISOString(),
      }

      last = (
        await log.store.append({
          workspace: ws,
          stream: `timer-${employee_id}`,
          expected: 'any',
          events,
          meta,
        })
      ).position
    }
  }

  return last
}

const iso = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z')
