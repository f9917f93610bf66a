import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { moment } from './calendar'
import { type DemoCalls, each, type Member } from './demo-calls'
import { type Chance, chance } from './random'
import { work } from './tasks'

/** One day's work of one person, in minutes of the local day. */
export interface Shift {
  readonly day: string
  readonly from: number
  readonly to: number
  /** Whether the person is still at work. */
  readonly open: boolean
}

/** Returns the shifts: most days of most people, never on a leave, and today up to this minute. */
export function shifts(
  person: Member,
  days: readonly string[],
  { away, now, seed }: { away: (who: string, day: string) => boolean; now: Date; seed: number },
): Shift[] {
  const luck = chance(seed)
  return days.flatMap((day) => {
    const [from, length, ill] = [
      luck.between(8 * 60 + 20, 9 * 60 + 25),
      luck.between(7 * 60 + 35, 9 * 60 + 5),
      luck.often(1.2),
    ]

    if (away(person.key, day) || ill) return []
    const to = from + length
    if (moment(day, from, person.zone) >= now) return []

    return [{ day, from, to, open: moment(day, to, person.zone) >= now }]
  })
}

/** Checks all people in and out, with their planned and finished tasks. */
export async function attend(
  demo: DemoCalls,
  plan: ReadonlyMap<Member, readonly Shift[]>,
): Promise<void> {
  await each([...plan], 24, async ([person, list]) => {
    const luck = chance(person.employee.charCodeAt(35) + person.key.length * 97)
    for (const shift of list) await attendOnce(demo, person, shift, luck)
  })
  await demo.settled()
}

async function attendOnce(
  demo: DemoCalls,
  person: Member,
  { day, from, to, open }: Shift,
  luck: Chance,
) {
  const { session, employee, zone } = person
  const params = { id: employee }
  const arrived = moment(day, from, zone)
  const tasks = work[person.department]!
  const planned = [luck.pick(tasks), luck.pick(tasks)]

  const { data } = await demo.call(attendanceApi.checkIn, {
    wait: false,
    at: arrived,
    session,
    params,
    body: { in_location: null },
  })

  const log = { employee_attendance_id: data.employee_attendance_id }

  await demo.call(attendanceApi.updateTaskLog, {
    wait: false,
    at: new Date(arrived.getTime() + 120_000),
    session,
    params,
    body: { ...log, check_in_task: distinctLines(planned) },
  })

  if (open) return
  const left = moment(day, to, zone)
  const done = luck.often(80) ? planned : [planned[0]!, luck.pick(tasks)]

  await demo.call(attendanceApi.updateTaskLog, {
    wait: false,
    at: new Date(left.getTime() - 60_000),
    session,
    params,
    body: {
      ...log,
      check_out_done_task: distinctLines(done),
      check_out_tomorrow_task: luck.pick(tasks),
    },
  })

  await demo.call(attendanceApi.checkOut, {
    wait: false,
    at: left,
    session,
    params,
    body: { out_location: null },
  })
}

const distinctLines = (tasks: readonly string[]) => [...new Set(tasks)].join('\n')
