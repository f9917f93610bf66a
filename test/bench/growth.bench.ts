import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loop } from './client'
import { colleagues, company, expect, importPeople, writeEntries } from './company'
import { analyzed, openLog } from './log'
import { cpuEach, type Server } from './server'

const ACTING = 16
const PEOPLE = 1_000
const ENTRIES = 100_000

/** Entries of each acting employee; the others are spread over the rest. */
const OWN_ENTRIES = 1_000

/**
 * Measures the same calls in a company of 17 without history, and after 1,000 employees and 100,000
 * time entries. Returns calls per second, their ratio, and the CPU of each (server + PostgreSQL),
 * which shows where the machine had other work. Daily calls must not slow down with years of use. A
 * page of employees has 15 rows both times.
 */
export async function benchGrowth(server: Server, seconds: number) {
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'Growth')
    const people = await colleagues(server.url, log, one, ACTING)
    const types = (await expect(one.admin('GET', `/api/v1/workspaces/${one.ws}/leaves/types`), 200))
      .body.data
    const acts = actsOf(one, people, types[0].id)
    const first = await measure(server, acts, seconds)
    await importPeople(server, one, PEOPLE - ACTING - 1)

    const all: { id: string }[] = (
      await expect(
        one.admin(
          'GET',
          `/api/v1/workspaces/${one.ws}/employees?employee_status=active&per_page=1000`,
        ),
        200,
      )
    ).body.data

    const acting = new Set(people.map(({ employee }) => employee))
    await writeEntries(log, one.ws, [...acting], OWN_ENTRIES)
    const others = all.map(({ id }) => id).filter((id) => !acting.has(id))

    await writeEntries(
      log,
      one.ws,
      others,
      Math.ceil((ENTRIES - ACTING * OWN_ENTRIES) / others.length),
    )

    await settled(one)
    await analyzed(server)
    await idle(server)
    const then = await measure(server, acts, seconds)

    return Object.keys(acts).map((act) => ({
      act,
      first: Math.round(first[act]!.rate),
      grown: Math.round(then[act]!.rate),
      ratio: Math.round((100 * then[act]!.rate) / first[act]!.rate) / 100,
      p50: Math.round(then[act]!.p50),
      p99: Math.round(then[act]!.p99),
      cpuMs: first[act]!.cpu,
      cpuMsGrown: then[act]!.cpu,
    }))
  } finally {
    await log.close()
  }
}

type People = Awaited<ReturnType<typeof colleagues>>
type Act = (client: number) => Promise<void>

function actsOf(
  { ws, admin }: Awaited<ReturnType<typeof company>>,
  people: People,
  leave_type_id: string,
): Record<string, Act> {
  const get = (path: (employee: string) => string) => async (n: number) => {
    const { call, employee } = people[n]!
    await expect(call('GET', `/api/v1${path(employee)}`), 200)
  }

  const dashboard = [
    (id: string) => `/employees/${id}/attendances-current`,
    (id: string) => `/employees/${id}/attendances-yearly`,
    (id: string) => `/employees/${id}/leave-stats`,
    (id: string) => `/employees/${id}/requests-to-approve`,
    () => `/workspaces/${ws}/time_entries?per_page=50`,
  ].map(get)

  return {
    'start the timer': async (n) => {
      const work = { description: 'Bench', billable: 1 }
      await expect(
        people[n]!.call('POST', `/api/v1/workspaces/${ws}/time_entries/start`, work),
        201,
      )
    },
    'a page of 50 time entries': get(() => `/workspaces/${ws}/time_entries?per_page=50`),
    'a page of 15 employees': get(() => `/workspaces/${ws}/employees?per_page=15`),
    'the calls of the dashboard': async (n) =>
      void (await Promise.all(dashboard.map((call) => call(n)))),
    'ask for a leave, and it is rejected': async (n) => {
      const { call, employee } = people[n]!
      const leave = { leave_type_id, description: 'Bench', start_on: day(60), finish_on: day(64) }

      const { body } = await expect(
        call('POST', `/api/v1/employees/${employee}/leaves`, leave),
        201,
      )

      await expect(
        admin('POST', `/api/v1/employees/${employee}/leaves/${body.data.id}/approve`, {
          approved: false,
          rejected: true,
        }),
        200,
      )
    },
  }
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function measure(server: Server, acts: Record<string, Act>, seconds: number) {
  const figures: Record<string, Awaited<ReturnType<typeof loop>> & { cpu: string }> = {}

  for (const [name, act] of Object.entries(acts)) {
    await loop(ACTING, Math.min(1, seconds), act)
    const before = server.cpu()
    const figure = await loop(ACTING, seconds, act)
    const { serverCpuMs, postgresCpuMs } = cpuEach(before, server.cpu(), figure.times)
    figures[name] = { ...figure, cpu: `${serverCpuMs} + ${postgresCpuMs}` }
  }

  return figures
}

/**
 * Waits until the verifier and the database's housekeeping are done with a hundred thousand events
 * written at once. Years of use cost no such burst.
 */
async function idle(server: Server) {
  for (let n = 0; n < 60; n++) {
    const before = server.cpu()
    await pause(2_000)
    const after = server.cpu()
    if (after.server + after.postgres - before.server - before.postgres < 0.2) return
  }

  throw new Error('The server did not come to rest.')
}

/**
 * A command waits for the read tables: once one answers 201, everything written before is readable.
 */
export async function settled({ ws, admin }: Awaited<ReturnType<typeof company>>) {
  for (let n = 0; n < 100; n++) {
    const { status } = await admin('POST', `/api/v1/workspaces/${ws}/departments`, {
      name: `Settled ${randomUUID()}`,
    })
    if (status === 201) return
    if (status !== 202) throw new Error(`${status} instead of 201.`)
  }

  throw new Error('The read tables did not follow.')
}
