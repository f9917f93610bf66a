import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Shift } from './attendance'
import { moment } from './calendar'
import { type DemoCalls, each, type Member } from './demo-calls'
import { type Chance, chance } from './random'
import { work } from './tasks'

/** Ids of each person's projects. */
export type Projects = ReadonlyMap<string, readonly string[]>

const toInstant = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

/** Adds two or three entries per shift; the last one of an open shift still runs. */
export async function trackTime(
  demo: DemoCalls,
  plan: ReadonlyMap<Member, readonly Shift[]>,
  projects: Projects,
): Promise<void> {
  await each([...plan], 24, async ([person, list]) => {
    const luck = chance(person.key.length * 31 + person.employee.charCodeAt(34))
    for (const shift of list) await trackShift(demo, person, shift, { projects, luck })
  })
  await demo.settled()
}

async function trackShift(
  demo: DemoCalls,
  person: Member,
  shift: Shift,
  { projects, luck }: { projects: Projects; luck: Chance },
) {
  const until = Math.min(
    shift.to,
    Math.floor((demo.now.getTime() - moment(shift.day, 0, person.zone).getTime()) / 60_000),
  )

  let from = shift.from + luck.between(2, 20)
  const pieces = luck.between(2, 3)

  for (let piece = 0; piece < pieces && from < until - 45; piece++) {
    const to = Math.min(
      until,
      piece === pieces - 1 ? until - luck.between(5, 30) : from + luck.between(75, 200),
    )

    const running = shift.open && piece === pieces - 1
    const description = luck.pick(work[person.department]!)

    await enter(demo, person, {
      shift,
      from,
      ...(running ? {} : { to }),
      description,
      project: projectFor(person, projects, luck),
    })

    from = to + luck.between(5, 45)
  }
}

async function enter(
  demo: DemoCalls,
  person: Member,
  entry: {
    shift: Shift
    from: number
    to?: number
    description: string
    project: string | undefined
  },
) {
  const start = moment(entry.shift.day, entry.from, person.zone)
  const end = entry.to === undefined ? undefined : moment(entry.shift.day, entry.to, person.zone)

  await demo.call(timeTrackingApi.addTimeEntry, {
    at: end ?? new Date(Math.min(start.getTime() + 1000, demo.now.getTime())),
    wait: false,
    session: person.session,
    params: { ws: demo.workspace },
    body: {
      description: entry.description,
      start: toInstant(start),
      ...(end ? { end: toInstant(end) } : {}),
      ...(entry.project ? { project_id: entry.project } : {}),
      billable: entry.project ? 1 : 0,
    },
  })
}

/** Most of the time goes to one of a person's own projects. */
function projectFor({ key }: Member, projects: Projects, luck: Chance): string | undefined {
  const own = projects.get(key)
  return own && luck.often(85) ? luck.pick(own) : undefined
}
