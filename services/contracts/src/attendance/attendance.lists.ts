import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { correctionKinds } from './attendance.events'

/** A break as the interface shows it; instants `YYYY-MM-DD HH:mm:ss`, UTC. */
export const shiftBreak = z.object({ start_at: z.string(), end_at: z.string(), paid: z.boolean() })
export type ShiftBreak = z.output<typeof shiftBreak>
export const shiftTimes = z.object({ in_at: z.string(), out_at: z.string().nullable(), breaks: z.array(shiftBreak) })
export type ShiftTimes = z.output<typeof shiftTimes>
export const correctionStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])

export const attendanceList = defineList({
  name: 'attendance',
  label: 'Attendance',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    ...column.employee,
    day: column.day('Day'),
    in_at: column.instant('In (UTC)'),
    out_at: column.instant('Out (UTC)', { nullable: true }),
    zone: column.text('Time zone'),
    /** From check-in to check-out, of a shift that has ended. */
    seconds: column.number('Seconds', { nullable: true }),
    /** Typed breaks, whole seconds. */
    breaks_unpaid: column.number('Unpaid breaks (seconds)'),
    breaks_paid: column.number('Paid breaks (seconds)'),
    /** No check-out after the time that the rules allow. */
    forgotten: column.bool('Forgotten check-out'),
    check_in_task: column.text('Planned', { searchable: true, nullable: true }),
    check_out_done_task: column.text('Done', { searchable: true, nullable: true }),
    check_out_tomorrow_task: column.text('Next', { nullable: true }),
    by_hand: column.bool('By hand'),
    /** A correction of this shift waits for a decision. */
    correction_id: column.uuid('Pending correction', { nullable: true }),
    revision: column.revision(),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
  },
  sort: '-in_at',
})

/**
 * One day of one employee: seconds, where worked + unpaid breaks = presence. A break of the rule is what is still
 * missing after the typed breaks and the time between the day's shifts.
 */
export const attendanceDaysList = defineList({
  name: 'attendance-days',
  label: 'Attendance by day',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    avatar: column.picture('Picture'),
    day: column.day('Day'),
    /** Of the day's first shift, in which the day is cut. */
    zone: column.text('Time zone'),
    first_in: column.instant('First in (UTC)'),
    last_out: column.instant('Last out (UTC)', { nullable: true }),
    shifts: column.number('Shifts'),
    /** Shifts without an end, which count nothing yet. */
    open_shifts: column.number('Open shifts'),
    presence: column.number('Presence (seconds)'),
    breaks_unpaid: column.number('Unpaid breaks (seconds)'),
    breaks_paid: column.number('Paid breaks (seconds)'),
    rule_unpaid: column.number('Deducted by the rule (seconds)'),
    rule_paid: column.number('Paid break by the rule (seconds)'),
    worked: column.number('Worked (seconds)'),
    /** Since the end of the day worked before; null where there is none. */
    rest: column.number('Rest before (seconds)', { nullable: true }),
    short_rest: column.bool('Too little rest'),
    over_limit: column.bool('Over the daily limit'),
    forgotten: column.bool('Forgotten check-out'),
    stream: column.stream(),
  },
  filters: {
    /** Days with this warning, or with any. */
    warning: z.enum(['any', 'short_rest', 'over_limit', 'forgotten']),
    /** First and last day, both included. */
    from: day(),
    to: day(),
  },
  perPage: 15,
  sort: '-day',
})

export const attendanceCorrectionsList = defineList({
  name: 'attendance-corrections',
  label: 'Attendance corrections',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    first_name: column.text('First name', { exported: false, nullable: true }),
    last_name: column.text('Last name', { exported: false, nullable: true }),
    avatar: column.picture('Picture'),
    attendance_id: column.uuid('Shift'),
    kind: column.of('text', 'Kind', z.enum(correctionKinds)),
    day: column.day('Day'),
    zone: column.text('Time zone'),
    /** The shift as it stood, and as it is to be. */
    was: column.json('Before', shiftTimes.nullable()),
    becomes: column.json('After', shiftTimes.nullable()),
    in_at: column.instant('New in (UTC)', { nullable: true }),
    out_at: column.instant('New out (UTC)', { nullable: true }),
    reason: column.text('Reason', { searchable: true, nullable: true }),
    status: column.of('text', 'Status', correctionStatus),
    proposed_at: column.instant('Proposed'),
    decided_at: column.instant('Decided', { nullable: true }),
    decided_by: column.text('Decided by', { nullable: true }),
    comment: column.text('Comment', { nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-proposed_at',
})
export type AttendanceCorrection = z.output<typeof attendanceCorrectionsList.row>
