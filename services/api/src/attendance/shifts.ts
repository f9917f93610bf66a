import { Injectable } from '@nestjs/common'
import type { Attendance } from '@workledger/contracts/attendance/attendance.shapes'
import { refuse } from '@workledger/contracts/kernel/errors'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import { type AttendanceBook } from '@workledger/domain/attendance/attendance-book'
import { type AttendanceCommand } from '@workledger/domain/attendance/attendance-commands'
import { type Break, breakSeconds } from '@workledger/domain/attendance/breaks'
import { getById } from '@workledger/domain/kernel/by-id'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import { dayIn, secondsBetween } from '@workledger/domain/kernel/zone-days'
import type { AttendanceRow } from '@workledger/projections/attendance/attendance.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import { Commands } from '../kernel/commands/commands'
import type { Ctx } from '../kernel/http/context'
import { isoOf, nowOf } from '../kernel/lists/zones'
import { AttendanceRules, type RulesOn } from './attendance-rules.service'

/** Runs the commands of one employee's attendance, and builds the answer for a shift. */
@Injectable()
export class Shifts {
  constructor(
    private readonly commands: Commands,
    private readonly rules: AttendanceRules,
  ) {}

  async run(
    ctx: Ctx,
    workspace: string,
    command: AttendanceCommand,
    shown?: Seen,
  ): Promise<AttendanceBook> {
    return (
      await this.commands
        .in(ctx, workspace)
        .run(attendanceDecider, command.employee_id, command, shown)
    ).state
  }

  /**
   * Returns the days on which a shift begins and ends, even a deleted one; pay counts the hours of
   * each.
   */
  async daysOf(ctx: Ctx, workspace: string, employee: string, id: string): Promise<string[]> {
    const { shifts } = await this.commands.state(attendanceDecider, workspace, employee)
    const shift = getById(shifts, id)
    return shift ? daysWorked(shift.zone, shift.in_at, shift.out_at ?? nowOf(ctx)) : []
  }

  /** Returns a shift from the log. */
  async readShift(ctx: Ctx, workspace: string, employee: string, id: string): Promise<Attendance> {
    const book = await this.commands.state(attendanceDecider, workspace, employee)
    return decided(book, { employee_id: employee, id }, ctx, await this.rules.readRules(workspace))
  }

  /**
   * Runs a command and returns the changed shift: the named one, or the one that `which` finds.
   * Pass `rules` to avoid reading them again.
   */
  async runAndRead(
    ctx: Ctx,
    workspace: string,
    command: AttendanceCommand,
    { which, rules }: { which: (book: AttendanceBook) => string; rules?: RulesOn },
  ): Promise<Attendance> {
    const book = await this.run(ctx, workspace, command)
    return decided(
      book,
      { employee_id: command.employee_id, id: which(book) },
      ctx,
      rules ?? (await this.rules.readRules(workspace)),
    )
  }
}

/** Returns the days on which times begin and end. */
export const daysWorked = (zone: string, in_at: string, out_at: string): string[] => [
  dayIn(zone, in_at),
  dayIn(zone, out_at),
]

/** Converts a request's breaks for commands. */
export const breaksOf = (
  breaks: readonly { start_at: string; end_at: string; paid?: boolean }[] | undefined,
): Break[] | undefined =>
  breaks?.map(({ start_at, end_at, paid = false }) => ({
    start_at: isoOf(start_at),
    end_at: isoOf(end_at),
    paid,
  }))

function decided(
  { shifts, open }: AttendanceBook,
  { employee_id, id }: { employee_id: string; id: string },
  ctx: Ctx,
  rules: RulesOn,
): Attendance {
  const shift = getById(shifts, id) ?? refuse('not_found')

  const {
    check_in_task = null,
    check_out_done_task = null,
    check_out_tomorrow_task = null,
    in_at,
    out_at,
    zone,
    breaks,
  } = shift

  const tasks = { check_in_task, check_out_done_task, check_out_tomorrow_task }

  const times = {
    in_at: instantOf(in_at),
    out_at: out_at && instantOf(out_at),
    day: dayIn(zone, in_at),
  }

  const break_since = shift.break_since && instantOf(shift.break_since)

  const took = {
    breaks_unpaid: breakSeconds(breaks, false),
    breaks_paid: breakSeconds(breaks, true),
  }

  return shiftAnswer(
    { ...shift, id, employee_id, ...tasks, ...times, ...took, break_since, running: open === id },
    ctx,
    rules,
  )
}

/** Returns a shift as the interface shows it; `is_working`: whether its day is a working day. */
export function shiftAnswer(
  row: Omit<AttendanceRow, 'workspace_id'>,
  ctx: Ctx,
  rules: RulesOn,
  is_working = true,
): Attendance {
  const open = row.out_at === null ? secondsBetween(isoOf(row.in_at), nowOf(ctx)) : 0
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_attendance_id: row.id,
    date: row.day,
    in_at: row.in_at,
    out_at: row.out_at,
    zone: row.zone,
    seconds: row.out_at ? secondsBetween(isoOf(row.in_at), isoOf(row.out_at)) : null,
    breaks: row.breaks.map(({ start_at, end_at, paid }) => ({
      start_at: instantOf(start_at),
      end_at: instantOf(end_at),
      paid,
    })),
    break_since: row.break_since,
    in_location: row.in_location,
    out_location: row.out_location,
    in_place: row.in_place,
    out_place: row.out_place,
    attendance_task: {
      check_in_task: row.check_in_task,
      check_out_done_task: row.check_out_done_task,
      check_out_tomorrow_task: row.check_out_tomorrow_task,
    },
    forgotten:
      row.out_at === null && (!row.running || open > rules(row.day).forgotten_minutes * 60),
    running: row.running,
    by_hand: row.by_hand,
    correction_id: row.correction_id,
    is_working,
    revision: row.revision,
    stream: streamOf(attendanceDecider, row.employee_id),
  }
}
