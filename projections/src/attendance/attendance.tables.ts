import { type Break, type Timed } from '@workledger/domain/attendance/breaks'
import { col, table } from '../kernel/table'

type Location = { lat: number; long: number }

/** One row per shift; `day` is the local day it belongs to. */
export const attendance = table(
  'attendance',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    in_at: col.instant,
    out_at: col.maybe.instant,
    /** True while checked in. A shift that neither runs nor has an end lacks its check-out. */
    running: col.bool,
    zone: col.text,
    breaks: col.json<Break[]>(),
    /** Start of the running break, if any. */
    break_since: col.maybe.instant,
    breaks_unpaid: col.int,
    breaks_paid: col.int,
    in_location: col.maybe.json<Location>(),
    out_location: col.maybe.json<Location>(),
    in_place: col.maybe.text,
    out_place: col.maybe.text,
    check_in_task: col.maybe.text,
    check_out_done_task: col.maybe.text,
    check_out_tomorrow_task: col.maybe.text,
    by_hand: col.bool,
    /** The correction that waits for a decision, if any. */
    correction_id: col.maybe.uuid,
    revision: col.int,
  },
  {
    followed: true,
    indexes: [
      'employee_id, in_at desc',
      'employee_id, day',
      'workspace_id, day',
      'workspace_id, out_at',
      'workspace_id, in_at desc',
    ],
  },
)

/**
 * One row per employee and day with a shift, in seconds, before any rule (see `dayOf`). Queries
 * apply the rule of the day, because a rule may be set for past days.
 */
export const attendanceDays = table(
  'attendance_days',
  {
    /** Derived from employee and day. */
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    first_in: col.instant,
    last_out: col.maybe.instant,
    shifts: col.int,
    open_shifts: col.int,
    presence: col.int,
    breaks_unpaid: col.int,
    breaks_paid: col.int,
    gaps: col.int,
    /** The shifts by id, from which the figures follow; instants are ISO 8601. */
    of: col.json<Record<string, Timed>>(),
  },
  { indexes: ['employee_id, day', 'workspace_id, day'] },
)

/** One row per proposed correction. */
export const attendanceCorrections = table(
  'attendance_corrections',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    attendance_id: col.uuid,
    kind: col.text,
    day: col.day,
    zone: col.text,
    was: col.maybe.json<Timed>(),
    becomes: col.maybe.json<Timed>(),
    in_at: col.maybe.instant,
    out_at: col.maybe.instant,
    reason: col.maybe.text,
    status: col.text,
    proposed_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
    own: col.bool,
    comment: col.maybe.text,
    /** Revision of the event that proposed it. */
    revision: col.int,
  },
  {
    followed: true,
    indexes: [
      'employee_id, proposed_at desc',
      'workspace_id, status, proposed_at desc',
      'workspace_id, proposed_at desc',
    ],
  },
)
