import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day } from '../kernel/shapes'
import { correctionKinds } from './attendance.events'

/** A break in the interface; instants are `YYYY-MM-DD HH:mm:ss`, UTC. */
export const shiftBreak = z.object({ start_at: z.string(), end_at: z.string(), paid: z.boolean() })

export type ShiftBreak = z.output<typeof shiftBreak>

export const shiftTimes = z.object({
  in_at: z.string(),
  out_at: z.string().nullable(),
  breaks: z.array(shiftBreak),
})

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
    day: column.day(),
    in_at: column.instant(),
    out_at: column.instant({ nullable: true }),
    zone: column.text(),
    /** From check-in to check-out of an ended shift. */
    seconds: column.number({ nullable: true }),
    /** Typed breaks in whole seconds. */
    breaks_unpaid: column.number(),
    breaks_paid: column.number(),
    /** No check-out within the time that the rules allow. */
    forgotten: column.bool(),
    check_in_task: column.text({ searchable: true, nullable: true }),
    check_out_done_task: column.text({ searchable: true, nullable: true }),
    check_out_tomorrow_task: column.text({ nullable: true }),
    by_hand: column.bool(),
    /** The pending correction of this shift. */
    correction_id: column.uuid({ nullable: true }),
    revision: column.revision(),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
  },
  sort: '-in_at',
})

/**
 * One day of one employee in seconds: worked + unpaid breaks = presence. A break of the rule is the
 * rest after the typed breaks and the time between the day's shifts.
 */
export const attendanceDaysList = defineList({
  name: 'attendance-days',
  label: 'Attendance by day',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.uuid(),
    ...column.employee,
    avatar: column.picture(),
    day: column.day(),
    /** Zone of the day's first shift, which divides the day. */
    zone: column.text(),
    first_in: column.instant(),
    last_out: column.instant({ nullable: true }),
    shifts: column.number(),
    /** Shifts without an end, which do not count yet. */
    open_shifts: column.number(),
    presence: column.number(),
    breaks_unpaid: column.number(),
    breaks_paid: column.number(),
    rule_unpaid: column.number(),
    rule_paid: column.number(),
    worked: column.number(),
    /** Since the end of the previous day worked; null without one. */
    rest: column.number({ nullable: true }),
    short_rest: column.bool(),
    over_limit: column.bool(),
    forgotten: column.bool(),
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
    id: column.uuid(),
    ...column.employee,
    first_name: column.text({ exported: false, nullable: true }),
    last_name: column.text({ exported: false, nullable: true }),
    avatar: column.picture(),
    attendance_id: column.uuid(),
    kind: column.of('text', z.enum(correctionKinds)),
    day: column.day(),
    zone: column.text(),
    /** The shift before the correction and after it. */
    was: column.json(shiftTimes.nullable()),
    becomes: column.json(shiftTimes.nullable()),
    in_at: column.instant({ nullable: true }),
    out_at: column.instant({ nullable: true }),
    reason: column.text({ searchable: true, nullable: true }),
    status: column.of('text', correctionStatus),
    proposed_at: column.instant(),
    decided_at: column.instant({ nullable: true }),
    decided_by: column.text({ nullable: true }),
    comment: column.text({ nullable: true }),
    updated_at: column.updated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  perPage: 15,
  sort: '-proposed_at',
})

export type AttendanceCorrection = z.output<typeof attendanceCorrectionsList.row>
