import { Controller } from '@nestjs/common'
import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import type { Attendance } from '@workledger/contracts/attendance/attendance.shapes'
import type { Fix } from '@workledger/contracts/attendance/position'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AttendanceCommand } from '@workledger/domain/attendance/attendance-commands'
import { admit } from '@workledger/domain/attendance/places'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { attendanceDaysList } from '@workledger/projections/attendance/attendance.lists'
import { currentAttendance, lastPlan } from '@workledger/projections/attendance/attendance.queries'
import { payRestsOn } from '@workledger/projections/payroll/own-pay.queries'
import { isWithin } from '../kernel/access/networks'
import { OwnGain } from '../kernel/access/own-gain'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { isoOf, nowOf, Zones } from '../kernel/lists/zones'
import { AttendanceCalendar, monthOf } from './attendance-calendar'
import { AttendanceRules, type RulesOn } from './attendance-rules.service'
import { Clock, type ClockFacts } from './clock.service'
import { fixOf, ShiftPositions } from './shift-positions'
import { breaksOf, daysWorked, Shifts, shiftAnswer } from './shifts'

type ShiftChange = Extract<AttendanceCommand, { type: 'log-tasks' | 'type-breaks' | 'correct' }>

@Controller()
export class AttendanceController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly calendar: AttendanceCalendar,
    private readonly rules: AttendanceRules,
    private readonly shifts: Shifts,
    private readonly clock: Clock,
    private readonly gain: OwnGain,
    private readonly positions: ShiftPositions,
  ) {}

  @Route(api.checkIn)
  async checkIn(call: Call<typeof api.checkIn>) {
    const { workspace, params, body, ctx, address } = call
    const {
      status,
      limits,
      zoneAt,
      rules,
      plan: lastTask,
    } = await this.clock.readClock(workspace, params.id)
    if (status === null) refuse('not_found')
    if (status === 'terminated') refuse('people.terminated')
    const fix = fixOf(body.in_location)
    const place = placeOf(limits, address, fix)
    const attendance_id = ctx.newId()
    const now = nowOf(ctx)

    const command = {
      type: 'check-in' as const,
      employee_id: params.id,
      attendance_id,
      now,
      zone: zoneAt(now),
      place,
    }

    const entered = await this.shifts.runAndRead(ctx, workspace, command, {
      which: () => attendance_id,
      rules,
    })

    await this.positions.keep(call, entered, 'in', fix)
    const data = await this.showOwn(call, entered)

    return { data: { ...data, lastTask }, lastTask }
  }

  @Route(api.checkOut)
  async checkOut(call: Call<typeof api.checkOut>) {
    const { workspace, params, body, ctx, address } = call
    const clock = await this.clock.readClock(workspace, params.id)
    const fix = fixOf(body.out_location)
    const place = placeOf(clock.limits, address, fix)

    const command = {
      ...running(clock, params.id, ctx),
      type: 'check-out' as const,
      zone: clock.zoneAt(nowOf(ctx)),
      place,
    }

    const left = await this.shifts.runAndRead(ctx, workspace, command, {
      which: ({ last }) => last ?? refuse('attendance.not_in'),
      rules: clock.rules,
    })

    await this.positions.keep(call, left, 'out', fix)

    return { data: await this.showOwn(call, left) }
  }

  @Route(api.startBreak)
  async startBreak({ workspace, params, ctx }: Call<typeof api.startBreak>) {
    return { data: await this.pause('start-break', workspace, params.id, ctx) }
  }

  @Route(api.endBreak)
  async endBreak({ workspace, params, ctx }: Call<typeof api.endBreak>) {
    return { data: await this.pause('end-break', workspace, params.id, ctx) }
  }

  private async pause(
    type: 'start-break' | 'end-break',
    workspace: string,
    employee: string,
    ctx: Ctx,
  ) {
    const clock = await this.clock.readClock(workspace, employee)
    const command = { ...running(clock, employee, ctx), type }

    return this.shifts.runAndRead(ctx, workspace, command, {
      which: ({ open }) => open ?? refuse('attendance.not_in'),
      rules: clock.rules,
    })
  }

  @Route(api.updateTaskLog)
  async updateTaskLog(call: Call<typeof api.updateTaskLog>) {
    const { employee_attendance_id: attendance_id, ...tasks } = call.body
    return this.changeShift(call, {
      ...tasks,
      type: 'log-tasks',
      employee_id: call.params.id,
      attendance_id,
    })
  }

  @Route(api.typeBreaks)
  async typeBreaks(call: Call<typeof api.typeBreaks>) {
    const { params, body, ctx } = call
    await this.ownShift(call, [])
    const on = { employee_id: params.id, attendance_id: params.attId }

    return this.changeShift(call, {
      ...on,
      type: 'type-breaks',
      now: nowOf(ctx),
      breaks: breaksOf(body.breaks)!,
    })
  }

  /** Changes a shift as its caller saw it. */
  private changeShift(
    call: Pick<Call<unknown>, 'workspace' | 'ctx' | 'seen'>,
    change: ShiftChange,
  ) {
    const { workspace, ctx } = call
    const { employee_id, attendance_id } = change

    return changing(
      call.seen(attendance_id),
      ({ revision: seen }) => this.shifts.run(ctx, workspace, { ...change, seen }),
      async () => ({
        data: await this.shifts.readShift(ctx, workspace, employee_id, attendance_id),
      }),
    )
  }

  @Route(api.currentAttendance)
  async current(call: Call<typeof api.currentAttendance>) {
    const { workspace, params, ctx } = call

    const [rules, [row, lastTask]] = await Promise.all([
      this.rules.readRules(workspace),
      call.read((db) => Promise.all([currentAttendance(db, params.id), lastPlan(db, params.id)])),
    ])

    return {
      data: row ? { ...(await this.showOwn(call, shiftAnswer(row, ctx, rules))), lastTask } : null,
    }
  }

  /** Returns a shift of the call's person, with positions if they are the caller. */
  private async showOwn(call: Call<unknown>, shift: Attendance): Promise<Attendance> {
    const [shown] = await this.positions.show(call, shift.employee_id, [shift])
    return shown!
  }

  @Route(api.yearlyAttendance)
  async yearly({ workspace, params, query, ctx }: Call<typeof api.yearlyAttendance>) {
    const year =
      query.year ?? Number((await this.zones.today(ctx, workspace, params.id)).slice(0, 4))
    return { data: await this.calendar.year(ctx, workspace, params.id, year) }
  }

  @Route(api.monthlyAttendance)
  async monthly(call: Call<typeof api.monthlyAttendance>) {
    const { workspace, params, query, ctx } = call
    const [year, month] = (await this.zones.today(ctx, workspace, params.id)).split('-').map(Number)
    const { from, to } = monthOf(query.year ?? year!, query.month ?? month!)

    const { figures, ...days } = await this.calendar.between(ctx, workspace, params.id, {
      from,
      to,
    })

    return { data: { ...(await this.listed(call, params.id, days)), stats: figures() } }
  }

  @Route(api.customAttendance)
  async custom(call: Call<typeof api.customAttendance>) {
    const { workspace, params, query, ctx } = call
    const days = await this.calendar.between(ctx, workspace, params.id, {
      from: query.from,
      to: query.to,
    })
    return { data: await this.listed(call, params.id, days) }
  }

  private async listed(
    call: Call<unknown>,
    employee: string,
    { days, shifts }: Pick<Awaited<ReturnType<AttendanceCalendar['between']>>, 'days' | 'shifts'>,
  ) {
    const rules = await this.rules.readRules(call.workspace)
    const working = new Map(days.map(({ date, is_working }) => [date, is_working]))
    const answers = shifts.map((row) => shiftAnswer(row, call.ctx, rules, working.get(row.day)))

    return {
      all_days: Object.fromEntries(days.map((day) => [day.date, day])),
      attendance: await this.positions.show(call, employee, answers),
    }
  }

  @Route(api.attendanceDays)
  days(call: Call<typeof api.attendanceDays>) {
    return this.lists.page(attendanceDaysList, call)
  }

  @Route(api.addAttendance)
  async add(call: Call<typeof api.addAttendance>) {
    const { workspace, params, body, ctx } = call
    const attendance_id = ctx.newId()
    const { zoneAt, rules } = await this.clock.readClock(workspace, params.id)
    const zone = zoneAt(isoOf(body.in_at))
    await this.ownShift(call, daysWorked(zone, isoOf(body.in_at), isoOf(body.out_at)))

    await this.shifts.run(ctx, workspace, {
      ...times(rules, body, zone, ctx),
      type: 'add',
      employee_id: params.id,
      attendance_id,
      zone,
    })

    return { data: { id: attendance_id } }
  }

  @Route(api.correctAttendance)
  async correct(call: Call<typeof api.correctAttendance>) {
    const { workspace, params, body, ctx } = call
    const { zoneAt, rules } = await this.clock.readClock(workspace, params.id)
    const zone = zoneAt(isoOf(body.in_at))
    await this.ownShift(call, daysWorked(zone, isoOf(body.in_at), isoOf(body.out_at)))
    const on = { employee_id: params.id, attendance_id: params.attId }

    return this.changeShift(call, { ...on, ...times(rules, body, zone, ctx), type: 'correct' })
  }

  @Route(api.deleteAttendance)
  async delete(call: Call<typeof api.deleteAttendance>) {
    const { workspace, params, ctx, revision } = call
    await this.ownShift(call, [])

    await this.shifts.run(ctx, workspace, {
      type: 'delete',
      employee_id: params.id,
      attendance_id: params.attId,
      seen: revision,
    })
  }

  @Route(api.restoreAttendance)
  async restore(call: Call<typeof api.restoreAttendance>) {
    const { workspace, params, ctx } = call
    await this.ownShift(call, [])

    const command = {
      type: 'restore' as const,
      employee_id: params.id,
      attendance_id: params.attId,
    }

    return {
      data: await this.shifts.runAndRead(ctx, workspace, command, { which: () => params.attId }),
    }
  }

  /**
   * Refuses typing, moving or deleting the caller's own times, because pay depends on them. The
   * caller proposes a correction, and another person decides. Checks the given days, and that of
   * the existing shift.
   */
  private async ownShift(call: Call, days: readonly string[]) {
    const { id, attId } = call.params as { id: string; attId?: string }

    const rests = async () => {
      const before = attId ? await this.shifts.daysOf(call.ctx, call.workspace, id, attId) : []
      return call.read((db) => payRestsOn(db, id, [...days, ...before]))
    }

    const gainers = call.own(id) && (await rests()) ? [id] : []
    await this.gain.check(call, gainers, { code: 'attendance.own_typed', by: api.decideCorrection })
  }
}

/** Returns the place of a check-in or check-out; refuses one that the company's limits forbid. */
const placeOf = (limits: ClockFacts['limits'], address: string, fix: Fix | null) =>
  limits ? admit(limits, { inNetwork: isWithin(limits.networks, address), fix }) : undefined

/**
 * Returns the input of commands on the running shift: the time, and the longest shift by the rules
 * of its day.
 */
function running({ rules, day }: ClockFacts, employee_id: string, ctx: Ctx) {
  const now = nowOf(ctx)
  return { employee_id, now, longest_minutes: rules(day ?? now.slice(0, 10)).longest_minutes }
}

/** Returns a request's times for commands, with the longest shift by the rules of its day. */
function times(
  rules: RulesOn,
  body: Call<typeof api.addAttendance>['body'],
  zone: string,
  ctx: Ctx,
) {
  const { in_at, out_at } = { in_at: isoOf(body.in_at), out_at: isoOf(body.out_at) }
  const { longest_minutes } = rules(dayIn(zone, in_at))
  return { now: nowOf(ctx), in_at, out_at, breaks: breaksOf(body.breaks), longest_minutes }
}
