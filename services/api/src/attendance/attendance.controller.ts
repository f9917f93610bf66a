import { Controller } from '@nestjs/common'
import { type Attendance, attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type AttendanceBook, type AttendanceCommand, attendanceDecider } from '@workledger/domain/attendance/attendance'
import { getById } from '@workledger/domain/kernel/by-id'
import { streamOf } from '@workledger/domain/kernel/decider'
import { dayIn, secondsBetween } from '@workledger/domain/kernel/zone-days'
import { type AttendanceRow, currentAttendance, lastPlan } from '@workledger/projections/attendance/attendance.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import { employeeById } from '@workledger/projections/people/people.queries'
import { Commands } from '../kernel/commands'
import type { Call, Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { isoOf, nowOf, Zones } from '../kernel/zones'
import { AttendanceCalendar, monthOf } from './attendance-calendar'

/** After this long the check-out was forgotten; it is flagged and never closed by itself. */
const FORGOTTEN_SECONDS = 16 * 3600

@Controller()
export class AttendanceController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly calendar: AttendanceCalendar,
  ) {}

  @Route(api.checkIn)
  async checkIn({ workspace, params, body, ctx }: Call<typeof api.checkIn>) {
    const employee = (await this.queries.ask(workspace, (db) => employeeById(db, workspace, params.id))) ?? refuse('not_found')
    if (employee.status === 'terminated') refuse('people.terminated')
    const attendance_id = ctx.newId()
    const zone = await this.zones.at(workspace, params.id, nowOf(ctx))
    const in_location = body.in_location ?? null
    const book = await this.run(ctx, workspace, {
      type: 'check-in',
      employee_id: params.id,
      attendance_id,
      now: nowOf(ctx),
      zone,
      in_location,
    })
    const lastTask = await this.queries.ask(workspace, (db) => lastPlan(db, params.id))
    return { data: { ...decided(book, params.id, attendance_id, ctx), lastTask }, lastTask }
  }

  @Route(api.checkOut)
  async checkOut({ workspace, params, body, ctx }: Call<typeof api.checkOut>) {
    const zone = await this.zones.at(workspace, params.id, nowOf(ctx))
    const out_location = body.out_location ?? null
    const book = await this.run(ctx, workspace, { type: 'check-out', employee_id: params.id, now: nowOf(ctx), zone, out_location })
    return { data: decided(book, params.id, book.last ?? refuse('attendance.not_in'), ctx) }
  }

  @Route(api.updateTaskLog)
  async updateTaskLog({ workspace, params, body, ctx }: Call<typeof api.updateTaskLog>) {
    const { employee_attendance_id: attendance_id, ...tasks } = body
    const book = await this.run(ctx, workspace, { ...tasks, type: 'log-tasks', employee_id: params.id, attendance_id })
    return { data: decided(book, params.id, attendance_id, ctx) }
  }

  @Route(api.currentAttendance)
  async current({ workspace, params, ctx }: Call<typeof api.currentAttendance>) {
    const [row, lastTask] = await this.queries.ask(workspace, (db) =>
      Promise.all([currentAttendance(db, params.id), lastPlan(db, params.id)]),
    )
    return { data: row ? { ...shown(row, ctx), lastTask } : null }
  }

  @Route(api.yearlyAttendance)
  async yearly({ workspace, params, query, ctx }: Call<typeof api.yearlyAttendance>) {
    const year = query.year ?? Number((await this.zones.today(ctx, workspace, params.id)).slice(0, 4))
    return { data: await this.calendar.year(ctx, workspace, params.id, year) }
  }

  @Route(api.monthlyAttendance)
  async monthly({ workspace, params, query, ctx }: Call<typeof api.monthlyAttendance>) {
    const [year, month] = (await this.zones.today(ctx, workspace, params.id)).split('-').map(Number)
    const { from, to } = monthOf(query.year ?? year!, query.month ?? month!)
    const { figures, ...days } = await this.calendar.between(ctx, workspace, params.id, from, to)
    return { data: { ...listed(days, ctx), stats: figures() } }
  }

  @Route(api.customAttendance)
  async custom({ workspace, params, query, ctx }: Call<typeof api.customAttendance>) {
    return { data: listed(await this.calendar.between(ctx, workspace, params.id, query.from, query.to), ctx) }
  }

  @Route(api.addAttendance)
  async add({ workspace, params, body, ctx }: Call<typeof api.addAttendance>) {
    const attendance_id = ctx.newId()
    const { in_at, out_at } = { in_at: isoOf(body.in_at), out_at: isoOf(body.out_at) }
    const zone = await this.zones.at(workspace, params.id, in_at)
    await this.run(ctx, workspace, { type: 'add', employee_id: params.id, attendance_id, now: nowOf(ctx), in_at, out_at, zone })
    return { data: { id: attendance_id } }
  }

  @Route(api.correctAttendance)
  async correct({ workspace, params, body, ctx, revision }: Call<typeof api.correctAttendance>) {
    const book = await this.run(ctx, workspace, {
      type: 'correct',
      employee_id: params.id,
      attendance_id: params.attId,
      now: nowOf(ctx),
      in_at: isoOf(body.in_at),
      out_at: isoOf(body.out_at),
      seen: revision,
    })
    return { data: decided(book, params.id, params.attId, ctx) }
  }

  private async run(ctx: Ctx, workspace: string, command: AttendanceCommand): Promise<AttendanceBook> {
    return (await this.commands.run(ctx, attendanceDecider, workspace, command.employee_id, command)).state
  }
}

function listed({ days, shifts }: Pick<Awaited<ReturnType<AttendanceCalendar['between']>>, 'days' | 'shifts'>, ctx: Ctx) {
  const working = new Map(days.map(({ date, is_working }) => [date, is_working]))
  return {
    all_days: Object.fromEntries(days.map((day) => [day.date, day])),
    attendance: shifts.map((row) => shown(row, ctx, working.get(row.day))),
  }
}

/** A shift as the command left it. */
function decided({ shifts }: AttendanceBook, employee_id: string, id: string, ctx: Ctx): Attendance {
  const shift = getById(shifts, id) ?? refuse('not_found')
  const { check_in_task = null, check_out_done_task = null, check_out_tomorrow_task = null, in_at, out_at, zone } = shift
  const tasks = { check_in_task, check_out_done_task, check_out_tomorrow_task }
  const times = { in_at: instantOf(in_at), out_at: out_at && instantOf(out_at), day: dayIn(zone, in_at) }
  return shown({ ...shift, id, employee_id, ...tasks, ...times }, ctx)
}

function shown(row: Omit<AttendanceRow, 'workspace_id' | 'by_hand'>, ctx: Ctx, is_working = true): Attendance {
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_attendance_id: row.id,
    date: row.day,
    in_at: row.in_at,
    out_at: row.out_at,
    zone: row.zone,
    seconds: row.out_at ? secondsBetween(isoOf(row.in_at), isoOf(row.out_at)) : null,
    in_location: row.in_location,
    out_location: row.out_location,
    attendance_task: {
      check_in_task: row.check_in_task,
      check_out_done_task: row.check_out_done_task,
      check_out_tomorrow_task: row.check_out_tomorrow_task,
    },
    forgotten: row.out_at === null && secondsBetween(isoOf(row.in_at), nowOf(ctx)) > FORGOTTEN_SECONDS,
    is_working,
    revision: row.revision,
    stream: streamOf(attendanceDecider, row.employee_id),
  }
}
