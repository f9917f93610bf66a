import { Controller } from '@nestjs/common'
import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { attendanceDaysList } from '@workledger/projections/attendance/attendance.lists'
import { currentAttendance, lastPlan } from '@workledger/projections/attendance/attendance.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Call, Ctx } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { isoOf, nowOf, Zones } from '../kernel/zones'
import { AttendanceCalendar, monthOf } from './attendance-calendar'
import { AttendanceRules, type RulesOn } from './attendance-rules.service'
import { breaksOf, Shifts, shown } from './shifts'

@Controller()
export class AttendanceController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly calendar: AttendanceCalendar,
    private readonly rules: AttendanceRules,
    private readonly shifts: Shifts,
  ) {}

  @Route(api.checkIn)
  async checkIn({ workspace, params, body, ctx }: Call<typeof api.checkIn>) {
    const employee = (await this.queries.ask(workspace, (db) => employeeById(db, workspace, params.id))) ?? refuse('not_found')
    if (employee.status === 'terminated') refuse('people.terminated')
    const attendance_id = ctx.newId()
    const zone = await this.zones.at(workspace, params.id, nowOf(ctx))
    const in_location = body.in_location ?? null
    const entered = await this.shifts.changed(
      ctx,
      workspace,
      { type: 'check-in', employee_id: params.id, attendance_id, now: nowOf(ctx), zone, in_location },
      () => attendance_id,
    )
    const lastTask = await this.queries.ask(workspace, (db) => lastPlan(db, params.id))
    return { data: { ...entered, lastTask }, lastTask }
  }

  @Route(api.checkOut)
  async checkOut({ workspace, params, body, ctx }: Call<typeof api.checkOut>) {
    const zone = await this.zones.at(workspace, params.id, nowOf(ctx))
    const command = { type: 'check-out' as const, ...(await this.runningOf(workspace, params.id, ctx)), zone }
    const data = await this.shifts.changed(
      ctx,
      workspace,
      { ...command, out_location: body.out_location ?? null },
      ({ last }) => last ?? refuse('attendance.not_in'),
    )
    return { data }
  }

  @Route(api.startBreak)
  async startBreak({ workspace, params, ctx }: Call<typeof api.startBreak>) {
    return { data: await this.pause('start-break', workspace, params.id, ctx) }
  }

  @Route(api.endBreak)
  async endBreak({ workspace, params, ctx }: Call<typeof api.endBreak>) {
    return { data: await this.pause('end-break', workspace, params.id, ctx) }
  }

  private async pause(type: 'start-break' | 'end-break', workspace: string, employee: string, ctx: Ctx) {
    const command = { type, ...(await this.runningOf(workspace, employee, ctx)) }
    return this.shifts.changed(ctx, workspace, command, ({ open }) => open ?? refuse('attendance.not_in'))
  }

  /** What commands on the running shift are given: the moment, and the longest shift that the rules of its day allow. */
  private async runningOf(workspace: string, employee_id: string, ctx: Ctx) {
    const now = nowOf(ctx)
    const open = await this.queries.ask(workspace, (db) => currentAttendance(db, employee_id))
    const { longest_minutes } = (await this.rules.of(workspace))(open?.day ?? now.slice(0, 10))
    return { employee_id, now, longest_minutes }
  }

  @Route(api.updateTaskLog)
  async updateTaskLog({ workspace, params, body, ctx }: Call<typeof api.updateTaskLog>) {
    const { employee_attendance_id: attendance_id, ...tasks } = body
    const command = { ...tasks, type: 'log-tasks' as const, employee_id: params.id, attendance_id }
    return { data: await this.shifts.changed(ctx, workspace, command, () => attendance_id) }
  }

  @Route(api.typeBreaks)
  async typeBreaks({ workspace, params, body, ctx }: Call<typeof api.typeBreaks>) {
    const on = { employee_id: params.id, attendance_id: params.attId }
    const command = { ...on, type: 'type-breaks' as const, now: nowOf(ctx), breaks: breaksOf(body.breaks)! }
    return { data: await this.shifts.changed(ctx, workspace, command, () => params.attId) }
  }

  @Route(api.currentAttendance)
  async current({ workspace, params, ctx }: Call<typeof api.currentAttendance>) {
    const rules = await this.rules.of(workspace)
    const [row, lastTask] = await this.queries.ask(workspace, (db) =>
      Promise.all([currentAttendance(db, params.id), lastPlan(db, params.id)]),
    )
    return { data: row ? { ...shown(row, ctx, rules), lastTask } : null }
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
    return { data: { ...listed(days, ctx, await this.rules.of(workspace)), stats: figures() } }
  }

  @Route(api.customAttendance)
  async custom({ workspace, params, query, ctx }: Call<typeof api.customAttendance>) {
    const days = await this.calendar.between(ctx, workspace, params.id, query.from, query.to)
    return { data: listed(days, ctx, await this.rules.of(workspace)) }
  }

  @Route(api.attendanceDays)
  days(call: Call<typeof api.attendanceDays>) {
    return this.lists.page(attendanceDaysList, call)
  }

  @Route(api.addAttendance)
  async add({ workspace, params, body, ctx }: Call<typeof api.addAttendance>) {
    const attendance_id = ctx.newId()
    const zone = await this.zones.at(workspace, params.id, isoOf(body.in_at))
    const times = await this.times(workspace, body, zone, ctx)
    await this.shifts.run(ctx, workspace, { ...times, type: 'add', employee_id: params.id, attendance_id, zone })
    return { data: { id: attendance_id } }
  }

  @Route(api.correctAttendance)
  async correct({ workspace, params, body, ctx, revision }: Call<typeof api.correctAttendance>) {
    const zone = await this.zones.at(workspace, params.id, isoOf(body.in_at))
    const on = { employee_id: params.id, attendance_id: params.attId, seen: revision }
    const command = { ...on, type: 'correct' as const, ...(await this.times(workspace, body, zone, ctx)) }
    return { data: await this.shifts.changed(ctx, workspace, command, () => params.attId) }
  }

  @Route(api.deleteAttendance)
  async delete({ workspace, params, ctx, revision }: Call<typeof api.deleteAttendance>) {
    await this.shifts.run(ctx, workspace, { type: 'delete', employee_id: params.id, attendance_id: params.attId, seen: revision })
  }

  @Route(api.restoreAttendance)
  async restore({ workspace, params, ctx }: Call<typeof api.restoreAttendance>) {
    const command = { type: 'restore' as const, employee_id: params.id, attendance_id: params.attId }
    return { data: await this.shifts.changed(ctx, workspace, command, () => params.attId) }
  }

  /** Times of a request as commands take them, with the longest shift that the rules of its day allow. */
  private async times(workspace: string, body: Call<typeof api.addAttendance>['body'], zone: string, ctx: Ctx) {
    const { in_at, out_at } = { in_at: isoOf(body.in_at), out_at: isoOf(body.out_at) }
    const { longest_minutes } = (await this.rules.of(workspace))(dayIn(zone, in_at))
    return { now: nowOf(ctx), in_at, out_at, breaks: breaksOf(body.breaks), longest_minutes }
  }
}

function listed({ days, shifts }: Pick<Awaited<ReturnType<AttendanceCalendar['between']>>, 'days' | 'shifts'>, ctx: Ctx, rules: RulesOn) {
  const working = new Map(days.map(({ date, is_working }) => [date, is_working]))
  return {
    all_days: Object.fromEntries(days.map((day) => [day.date, day])),
    attendance: shifts.map((row) => shown(row, ctx, rules, working.get(row.day))),
  }
}
