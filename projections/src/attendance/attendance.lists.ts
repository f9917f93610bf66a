import * as declared from '@workledger/contracts/attendance/attendance.lists'
import { sql } from 'kysely'
import { type ListSource, ofEmployee, readList } from '../kernel/list-resource'
import { instantOf } from '../kernel/projection'
import { decidesInPlace } from '../leave/stand-ins.port'
import { reckoned, reckonedDays, restBefore } from './attendance-days.queries'
import { forgottenAfter } from './forgotten-after.port'

/**
 * Narrows to the viewer's own rows, those of their reports, and those of the reports of a manager
 * for whom they stand in.
 */
const scope: ListSource['scope'] = (query, { employee }) =>
  query.where((eb) =>
    eb.or([
      eb('e.id', '=', employee),
      eb('e.manager_id', '=', employee),
      eb('e.time_off_manager_id', '=', employee),
      decidesInPlace(employee),
    ]),
  )

export const attendanceList = readList(declared.attendanceList, 'attendance as a', {
  from: (db, { workspace }) =>
    db
      .selectFrom('attendance as a')
      .innerJoin('employees as e', 'e.id', 'a.employee_id')
      .where('a.workspace_id', '=', workspace),
  scope,
  sql: {
    ...ofEmployee('a'),
    seconds: 'extract(epoch from a.out_at - a.in_at)::float8',
    forgotten: `(a.out_at is null and (not a.running or a.in_at < now() - ${forgottenAfter}))`,
    stream: `'attendance-' || a.employee_id`,
  },
})

export const attendanceDaysList = readList(declared.attendanceDaysList, {
  from: (db, { workspace }) =>
    reckonedDays(db)
      .innerJoin('employees as e', 'e.id', 'd.employee_id')
      .where('d.workspace_id', '=', workspace),
  joins: {
    columns: ['rest', 'short_rest'],
    add: (query, db) =>
      query.leftJoinLateral(
        () => restBefore(db).as('b'),
        (join) => join.onTrue(),
      ),
  },
  scope,
  sql: {
    id: 'd.id',
    ...ofEmployee('d'),
    avatar: 'e.avatar',
    day: 'd.day',
    zone: `(select z.zone from attendance z where z.employee_id = d.employee_id and z.day = d.day order by z.in_at, z.id limit 1)`,
    first_in: 'd.first_in',
    last_out: 'd.last_out',
    shifts: 'd.shifts',
    open_shifts: 'd.open_shifts',
    presence: 'd.presence',
    breaks_unpaid: 'd.breaks_unpaid',
    breaks_paid: 'd.breaks_paid',
    rule_unpaid: reckoned.rule_unpaid,
    rule_paid: reckoned.rule_paid,
    worked: reckoned.worked,
    rest: 'b.rest',
    short_rest: 'coalesce(b.rest < r.rest_minutes * 60, false)',
    over_limit: reckoned.over_limit,
    forgotten: reckoned.forgotten,
    stream: `'attendance-' || d.employee_id`,
  },
  filters: {
    warning: (which) => sql<boolean>`${sql.raw(reckoned[which])}`,
    from: (day) => sql<boolean>`d.day >= ${day}`,
    to: (day) => sql<boolean>`d.day <= ${day}`,
  },
})

type Times = {
  in_at: string
  out_at: string | null
  breaks: { start_at: string; end_at: string; paid: boolean }[]
}

/** Translates the times of an event to the names of the interface. */
const timesAnswer = (times: Times | null) =>
  times && {
    in_at: instantOf(times.in_at),
    out_at: times.out_at && instantOf(times.out_at),
    breaks: times.breaks.map(({ start_at, end_at, paid }) => ({
      start_at: instantOf(start_at),
      end_at: instantOf(end_at),
      paid,
    })),
  }

export const attendanceCorrectionsList = readList(
  declared.attendanceCorrectionsList,
  'attendance_corrections as c',
  {
    from: (db, { workspace }) =>
      db
        .selectFrom('attendance_corrections as c')
        .innerJoin('employees as e', 'e.id', 'c.employee_id')
        .where('c.workspace_id', '=', workspace),
    scope,
    sql: {
      ...ofEmployee('c'),
      first_name: 'e.first_name',
      last_name: 'e.last_name',
      avatar: 'e.avatar',
      decided_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = c.workspace_id and b.user_id::text = c.decided_by)`,
      stream: `'attendance-' || c.employee_id`,
    },
    computed: async (_, __, rows) =>
      rows.map(({ was, becomes }) => ({ was: timesAnswer(was), becomes: timesAnswer(becomes) })),
  },
)
