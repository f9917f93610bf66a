import { randomUUID } from 'node:crypto'
import { percentile } from './client'
import { company, expect, importPeople } from './company'
import { settled } from './growth.bench'
import { type Log, openLog } from './log'
import { each } from './population'
import type { Server } from './server'

const PEOPLE = 400
const PROJECTS = 40
const CLIENTS = 10
const A_DAY = 10
const CALLS = 60
const [HOUR, DAY] = [3_600_000, 86_400_000]

/** A past year, so that no entry runs. */
const YEAR = new Date().getUTCFullYear() - 1

const year = { start_date: `${YEAR}-01-01`, end_date: `${YEAR}-12-31` }
const iso = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z')

interface Figure {
  what: string
  p50: number
  p95: number
  most: number
  wanted: number
  /** CPU milliseconds of server and PostgreSQL per call, whatever else the machine does. */
  cpu?: number
}

/**
 * Measures reports over so many time entries of one workspace and one year, of 400 people in 40
 * projects. Returns milliseconds of a call over HTTP.
 */
export async function benchReports(server: Server, entries: number): Promise<Figure[]> {
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'Reports')
    const path = `/api/v1/workspaces/${one.ws}`
    const added = async (to: string, body: object): Promise<string> =>
      (await expect(one.admin('POST', `${path}/${to}`, body), 201)).body.data.id

    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, n) =>
        added('clients', { name: `Client ${n}`, contact_name: 'Ann' }),
      ),
    )

    const projects = await Promise.all(
      Array.from({ length: PROJECTS }, (_, n) =>
        added('projects', {
          name: `Project ${n}`,
          client_id: clients[n % CLIENTS],
          billable: true,
          rate: '95.50',
        }),
      ),
    )

    await importPeople(server, one, PEOPLE - 1)
    const people: { id: string }[] = (
      await expect(one.admin('GET', `${path}/employees?per_page=1000`), 200)
    ).body.data
    const start = performance.now()
    await fill(log, one.ws, { people: people.map(({ id }) => id), projects }, entries)

    // On a busy machine the read tables follow late.
    for (let n = 0; n < 10; n++)
      if (
        await settled(one).then(
          () => true,
          () => false,
        )
      )
        break

    console.log(
      `${entries} entries written and projected in ${Math.round((performance.now() - start) / 1000)} s`,
    )

    const tracker = `${path}/reports/tracker`

    const report = async (
      what: string,
      wanted: number,
      calls: readonly (readonly [string, object])[],
    ) => {
      const times: number[] = []
      let before = 0

      for (let n = 0; n < CALLS + 5; n++) {
        if (n === 5) before = used(server)
        const from = performance.now()
        await Promise.all(
          calls.map(([to, body]) => expect(one.admin('POST', `${tracker}/${to}`, body), 200)),
        )
        // The first ones prepare statements and fill caches.
        if (n >= 5) times.push(performance.now() - from)
      }

      return { ...figure(what, wanted, times), cpu: ((used(server) - before) * 1000) / CALLS }
    }

    const { seconds } = (await expect(one.admin('POST', `${tracker}/time_entries`, year), 200)).body
      .data
    if (seconds !== entries * 0.75 * 3600) throw new Error(`The year has ${seconds} seconds.`)
    const days = { start_date: `${YEAR}-02-03`, end_date: `${YEAR}-11-20` }
    const by = { grouping: 'employee', sub_grouping: 'task' }
    const half = { start_date: `${YEAR}-03-04`, end_date: `${YEAR}-08-20` }
    const week = { start_date: `${YEAR}-06-02`, end_date: `${YEAR}-06-08` }

    return [
      await report('Summary of the year', 300, [
        ['totals', year],
        ['time_entries', year],
      ]),
      await report('… by employee and task, months cut', 300, [
        ['totals', days],
        ['time_entries', { ...days, ...by }],
      ]),
      await report('… of half a year, by week', 300, [
        ['totals', half],
        ['time_entries', half],
      ]),
      await report('Summary of a week', 300, [
        ['totals', week],
        ['time_entries', week],
      ]),
      await report('Weekly', 200, [['weekly/entries', week]]),
    ]
  } finally {
    await log.close()
  }
}

/**
 * Fills the working days of the year with ten entries each, every tenth over midnight, past the
 * deciders.
 */
async function fill(
  log: Log,
  workspace: string,
  { people, projects }: { people: readonly string[]; projects: readonly string[] },
  entries: number,
) {
  const first = Date.parse(`${YEAR}-01-02T00:00:00Z`)
  const days = Array.from({ length: 360 }, (_, n) => first + n * DAY).filter(
    (day) => new Date(day).getUTCDay() % 6 !== 0,
  )
  const share = Math.ceil(entries / people.length)
  let left = entries

  const shares = people.map((id, place) => {
    const count = Math.min(share, left)
    left -= count
    return { id, count, place }
  })

  await each(
    shares,
    async ({ id: employee_id, count, place }) => {
      const events = Array.from({ length: count }, (_, n) => {
        const day = days[Math.floor(n / A_DAY) % days.length]!
        const start = n % A_DAY === 9 ? day + 23.5 * HOUR : day + (6 + 1.5 * (n % A_DAY)) * HOUR

        return {
          type: 'TimeEntryAdded',
          data: {
            ...{
              employee_id,
              entry_id: randomUUID(),
              description: 'Bench',
              task_id: null,
              billable: n % 4 > 0,
            },
            // Each person has six of the projects.
            project_id: projects[(place * 5 + (n % 6)) % projects.length]!,
            ...{
              start: iso(start),
              end: iso(start + 0.75 * HOUR),
              zone: 'UTC',
              day: iso(start).slice(0, 10),
            },
          },
        }
      })

      for (let n = 0; n < events.length; n += 500) {
        const meta = {
          actor: 'bench',
          command_id: randomUUID(),
          correlation_id: randomUUID(),
          occurred_at: new Date().toISOString(),
        }

        const batch = events.slice(n, n + 500)

        await log.store.append({
          workspace,
          stream: `timer-${employee_id}`,
          expected: 'any',
          events: batch,
          meta,
        })
      }
    },
    4,
  )
}

/** Measures a calendar feed of a company with an event on each day of a year. */
export async function benchFeed(server: Server): Promise<Figure[]> {
  const { ws, admin } = await company(server.url, 'Calendar')
  const today = Math.floor(Date.now() / DAY) * DAY

  await each(
    Array.from({ length: 365 }, (_, n) => n - 59),
    async (n) => {
      const times =
        n % 2 ? { event_time: '10:30' } : { end_date: iso(today + (n + 1) * DAY).slice(0, 10) }

      const event = {
        title: `Event of day ${n}`,
        event_on: iso(today + n * DAY).slice(0, 10),
        location: 'Hall',
        notify: false,
        ...times,
      }

      await expect(admin('POST', `/api/v1/workspaces/${ws}/events`, event), 201)
    },
    8,
  )

  const { url } = (
    await expect(admin('POST', `/api/v1/workspaces/${ws}/calendar_feeds`, { kind: 'company' }), 201)
  ).body.data
  const { pathname, search } = new URL(url)
  const times: number[] = []
  const before = used(server)

  for (let n = 0; n < CALLS; n++) {
    const from = performance.now()
    const response = await fetch(`${server.url}${pathname}${search}`)
    const text = await response.text()
    times.push(performance.now() - from)
    const events = text.match(/BEGIN:VEVENT/g)?.length ?? 0
    if (events < 364) throw new Error(`The feed has ${events} events.`)
  }

  return [
    {
      ...figure('a calendar address with 365 events', 100, times.slice(1)),
      cpu: ((used(server) - before) * 1000) / CALLS,
    },
    figure('… read for the first time', 100, times.slice(0, 1)),
  ]
}

/** CPU seconds so far. */
function used(server: Server): number {
  const { server: own, postgres } = server.cpu()
  return own + postgres
}

function figure(what: string, wanted: number, times: number[]): Figure {
  times.sort((a, b) => a - b)
  const rounded = (value: number) => Math.round(value * 10) / 10

  return {
    what,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    most: rounded(times.at(-1)!),
    wanted,
  }
}
