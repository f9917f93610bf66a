import { dayOfShifts, type Timed, workedOf } from '@workledger/domain/attendance/breaks'
import { Fraction } from '@workledger/domain/kernel/fraction'
import { type LeaveDay, partOf } from '@workledger/domain/leave/leave-days'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export interface DailyShift {
  in_at: string
  out_at: string | null
  /** Still in, on a break or not. A shift that neither runs nor has an end lacks its check-out. */
  running: boolean
  on_break: boolean
  zone: string
  planned: string | null
  done: string | null
}

/** Quarters or hours of leave, with times by the office's clock, if any. */
export interface LeavePart {
  day_part: string | null
  seconds: number | null
  from_time: string | null
  to_time: string | null
}

export interface DailyPerson {
  id: string
  name: string
  shifts: DailyShift[]
  /**
   * Seconds without unpaid breaks, typed or by the day's rule. A running shift counts until now, a
   * forgotten one 0.
   */
  worked: number
  /** Seconds of ended time entries that fall on this day. */
  tracked: number
  /** The part of the day on approved leave; null if none. */
  on_leave: 'whole_day' | 'first_half' | 'second_half' | 'part' | null
  /** Of `part`: what of the day is leave, such as hours. */
  leave_parts: readonly LeavePart[]
}

export interface DailyReport {
  people: DailyPerson[]
  /** Longest time first; a null name is time without a project. */
  projects: { name: string | null; client: string | null; seconds: number }[]
}

/** The rules of a workspace that has set none. */
const unsaid = { breaks: [], forgotten_minutes: 16 * 60 }

/**
 * Returns one day of a workspace in each employee's own time zone: attendance and the use of time.
 * `of` narrows it to some employees.
 */
export async function dailyReport(
  db: Reads,
  workspace: string,
  day: string,
  { now, of }: { now: Date; of?: readonly string[] },
): Promise<DailyReport> {
  const only = of && (of.length > 0 ? [...of] : ['00000000-0000-0000-0000-000000000000'])

  const [employees, shifts, rules, entries, leaves] = await Promise.all([
    db
      .selectFrom('employees')
      .select(['id', sql<string>`read.full_name(first_name, last_name)`.as('name')])
      .where('workspace_id', '=', workspace)
      .where((eb) => eb.or([eb('status', '=', 'active'), eb('terminated_on', '>=', day)]))
      .where((eb) => eb.or([eb('hired_on', 'is', null), eb('hired_on', '<=', day)]))
      .$if(only !== undefined, (query) => query.where('id', 'in', only!))
      .orderBy(sql`coalesce(last_name, first_name)`)
      .orderBy('first_name')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('attendance')
      .select(['employee_id', 'in_at', 'out_at', 'running', 'breaks', 'break_since', 'zone'])
      .select(['check_in_task as planned', 'check_out_done_task as done'])
      .where('workspace_id', '=', workspace)
      .where('day', '=', day)
      .orderBy('in_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('attendance_rules')
      .select(['breaks', 'forgotten_minutes'])
      .where('workspace_id', '=', workspace)
      .where('effective_on', '<=', day)
      .orderBy('effective_on', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('time_entry_days as t')
      .leftJoin('project_names as p', 'p.id', 't.project_id')
      .leftJoin('clients as c', 'c.id', 'p.client_id')
      .select(['t.employee_id', 't.project_id', 'p.name as project', 'c.name as client'])
      .select(sql<number>`sum(t.seconds)::float8`.as('seconds'))
      .where('t.workspace_id', '=', workspace)
      .where('t.day', '=', day)
      .groupBy(['t.employee_id', 't.project_id', 'p.name', 'c.name'])
      .execute(),
    db
      .selectFrom('leaves')
      .select([
        'employee_id',
        sql<NonNullable<DailyPerson['on_leave']>>`coalesce(half_day,
          case when day_part is null and seconds is null then 'whole_day' else 'part' end)`.as(
          'part',
        ),
        'day_part',
        'seconds',
        'from_time',
        'to_time',
        'days',
      ])
      .where('workspace_id', '=', workspace)
      .where('status', '=', 'approved')
      .where('start_on', '<=', day)
      .where('finish_on', '>=', day)
      .execute(),
  ])

  const leavesOf = (id: string) => leaves.filter(({ employee_id }) => employee_id === id)
  const { breaks, forgotten_minutes } = rules ?? unsaid
  const at = now.toISOString()

  const timed = ({
    in_at,
    out_at,
    running,
    breaks,
    break_since,
  }: (typeof shifts)[number]): Timed => {
    const counts =
      running && Date.parse(at) - Date.parse(isoOf(in_at)) <= forgotten_minutes * 60_000
    return {
      in_at: isoOf(in_at),
      out_at: out_at ? isoOf(out_at) : counts ? (break_since ? isoOf(break_since) : at) : null,
      breaks,
    }
  }

  const people = employees.map(({ id, name }): DailyPerson => {
    const own = shifts.filter(({ employee_id }) => employee_id === id)
    return {
      id,
      name,
      shifts: own.map(({ in_at, out_at, running, break_since, zone, planned, done }) => ({
        in_at,
        out_at,
        running,
        on_break: break_since !== null,
        zone,
        planned,
        done,
      })),
      worked: workedOf(dayOfShifts(own.map(timed)), breaks).worked,
      tracked: sumSeconds(entries.filter(({ employee_id }) => employee_id === id)),
      on_leave: awayFor(leavesOf(id)),
      leave_parts: leavesOf(id).filter(({ part }) => part === 'part'),
    }
  })

  const known = new Set(people.map(({ id }) => id))
  const projects = new Map<string | null, typeof entries>()

  for (const entry of entries)
    if (known.has(entry.employee_id))
      projects.set(entry.project_id, [...(projects.get(entry.project_id) ?? []), entry])

  return {
    people,
    projects: [...projects.values()]
      .map((group) => ({
        name: group[0]!.project,
        client: group[0]!.client,
        seconds: sumSeconds(group),
      }))
      .sort((a, b) => b.seconds - a.seconds),
  }
}

/** Joins the parts of a day that make the whole; others stay parts. */
function awayFor(
  leaves: readonly { part: NonNullable<DailyPerson['on_leave']>; days: readonly LeaveDay[] }[],
): DailyPerson['on_leave'] {
  const [first] = leaves
  if (!first || leaves.length === 1) return first?.part ?? null
  const whole = Fraction.sum(leaves.flatMap(({ days }) => days.map(partOf)))
  return whole.lt(1) ? 'part' : 'whole_day'
}

const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

const sumSeconds = (rows: readonly { seconds: number }[]) =>
  rows.reduce((total, { seconds }) => total + seconds, 0)
