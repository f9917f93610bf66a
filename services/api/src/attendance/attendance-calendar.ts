import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { attendanceFigures, calendarDays, type DayFacts, leaveParts } from '@workledger/domain/attendance/attendance-days'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { secondsBetween } from '@workledger/domain/kernel/zone-days'
import { type AttendanceRow, attendanceBetween } from '@workledger/projections/attendance/attendance.queries'
import { contractsOf } from '@workledger/projections/employment/employment.queries'
import { approvedLeavesBetween, holidaysBetween } from '@workledger/projections/leave/leave.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { isoOf, Zones } from '../kernel/zones'
import { TimeTracked } from '../time-tracking/time-tracked.service'

/** Puts together what a stretch of days was: contract, holidays, leaves, shifts and tracked time. */
@Injectable()
export class AttendanceCalendar {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly timeTracked: TimeTracked,
  ) {}

  /** Days from one to the other, both included, with their shifts and figures. */
  async between(ctx: Ctx, workspace: string, employee: string, from: string, to: string) {
    const today = await this.zones.today(ctx, workspace, employee)
    const tracked = await this.timeTracked.byDay(workspace, { employee }, from, to)
    return this.queries.ask(workspace, async (db) => {
      const person = (await employeeById(db, workspace, employee)) ?? refuse('not_found')
      const [shifts, holidays, leaves, contracts] = await Promise.all([
        attendanceBetween(db, employee, from, to),
        holidaysBetween(db, workspace, person.location_id, from, to),
        approvedLeavesBetween(db, workspace, from, to, [employee]),
        contractsOf(db, workspace, employee),
      ])
      const parts = leaveParts(leaves, from, to)
      const facts: DayFacts = {
        weekdays: (date) => isoWeekdays(contractOn(contracts, date)),
        holidays: new Map(holidays.map(({ date, name }) => [date, name])),
        leaves: parts,
        worked: workedByDay(shifts),
        tracked,
      }
      const days = calendarDays(from, to, facts)
      const present = new Set(shifts.map(({ day }) => day))
      const employment = { since: person.hired_on ?? person.created_at.slice(0, 10), until: person.terminated_on }
      return {
        days,
        shifts,
        today,
        employment,
        /** Figures of a part of these days. */
        figures: (since = from, until = to) =>
          attendanceFigures(
            days.filter(({ date }) => date >= since && date <= until),
            new Set([...present].filter((date) => date >= since && date <= until)),
            employment,
            today,
          ),
        leaveDays: (since: string, until: string) =>
          days.reduce((sum, { date, is_working }) => sum + (is_working && date >= since && date <= until ? (parts.get(date) ?? 0) : 0), 0),
      }
    })
  }

  /** A row for each month of the year up to now. */
  async year(ctx: Ctx, workspace: string, employee: string, year: number) {
    const calendar = await this.between(ctx, workspace, employee, `${year}-01-01`, `${year}-12-31`)
    const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => monthOf(year, month).from <= calendar.today)
    return months.map((month) => {
      const { from, to } = monthOf(year, month)
      const figures = calendar.figures(from, to)
      return {
        month,
        working_days: figures.working_days,
        working_days_so_far: figures.working_days_so_far,
        attendance: figures.present_on_working_days,
        days_off_worked: figures.present - figures.present_on_working_days,
        absent: figures.absent,
        leaves_applied: calendar.leaveDays(from, to),
        holidays: calendar.days.filter(({ date, type }) => type === 'holiday' && date >= from && date <= to).length,
        worked: figures.total_seconds,
      }
    })
  }
}

/** Working days of the version that holds on a day, or the first that will; versions are newest first. */
const contractOn = (contracts: Awaited<ReturnType<typeof contractsOf>>, date: string) =>
  (contracts.find(({ effective_on }) => effective_on <= date) ?? contracts.at(-1))?.working_days

/** First and last day of a month, `YYYY-MM-DD`. */
export function monthOf(year: number, month: number) {
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

/** A shift that has not ended counts nothing yet. */
function workedByDay(shifts: readonly AttendanceRow[]): Map<string, number> {
  const worked = new Map<string, number>()
  for (const { day, in_at, out_at } of shifts)
    if (out_at) worked.set(day, (worked.get(day) ?? 0) + secondsBetween(isoOf(in_at), isoOf(out_at)))
  return worked
}
