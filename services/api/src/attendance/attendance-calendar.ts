import { Injectable } from '@nestjs/common'
import type { AttendanceDay } from '@workledger/contracts/attendance/attendance.shapes'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  attendanceFigures,
  calendarDays,
  type DayFacts,
  leaveParts,
} from '@workledger/domain/attendance/attendance-days'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { gapsBetween } from '@workledger/domain/people/employments'
import { attendanceBetween } from '@workledger/projections/attendance/attendance.queries'
import {
  daysBetween,
  type ReckonedDay,
} from '@workledger/projections/attendance/attendance-days.queries'
import { contractsOf } from '@workledger/projections/employment/employment.queries'
import { approvedLeavesBetween, holidaysBetween } from '@workledger/projections/leave/leave.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { HourlyTimeOff } from '../payroll/hourly-time-off.port'
import { TimeTracked } from '../time-tracking/time-tracked.port'

/** Combines a range of days: contract, holidays, leaves, shifts and tracked time. */
@Injectable()
export class AttendanceCalendar {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly timeTracked: TimeTracked,
    private readonly timeOff: HourlyTimeOff,
  ) {}

  /** Returns the days of a range, both ends included, with their shifts and figures. */
  async between(ctx: Ctx, workspace: string, employee: string, { from, to }: DayRange) {
    const [today, tracked, paidOff] = await Promise.all([
      this.zones.today(ctx, workspace, employee),
      this.timeTracked.byDay(workspace, employee, from, to),
      this.timeOff.byDay(workspace, employee, from, to),
    ])

    return this.queries.ask(workspace, async (db) => {
      const person = (await employeeById(db, workspace, employee)) ?? refuse('not_found')

      const [shifts, reckoned, holidays, leaves, contracts] = await Promise.all([
        attendanceBetween(db, employee, from, to),
        daysBetween(db, employee, from, to),
        holidaysBetween(db, workspace, person.location_id, { from, to }),
        approvedLeavesBetween(db, workspace, { from, to }, [employee]),
        contractsOf(db, workspace, employee),
      ])

      const parts = leaveParts(leaves)

      const facts: DayFacts = {
        weekdays: (date) => isoWeekdays(contractOn(contracts, date)),
        holidays: new Map(
          holidays.map(({ date, name, part }) => [date, { name, part: Number(part) }]),
        ),
        leaves: parts,
        worked: new Map(reckoned.map(({ day, worked }) => [day, worked])),
        tracked,
      }

      const counted = new Map(reckoned.map((row) => [row.day, countedOf(row)]))

      const days = calendarDays(from, to, facts).map((day) => {
        const { leave: paid_leave = 0, holiday: paid_holiday = 0 } = paidOff.get(day.date) ?? {}
        return { ...day, ...(counted.get(day.date) ?? nothing), paid_leave, paid_holiday }
      })

      const present = new Set(counted.keys())
      const goesOn = new Set(
        reckoned.flatMap(({ day, open_shifts }) => (open_shifts > 0 ? [day] : [])),
      )
      const within = (since: string, until: string) =>
        days.filter(({ date }) => date >= since && date <= until)
      const began = person.earlier.length > 0 ? person.earlier[0]!.from : person.hired_on

      const employment = {
        since: began ?? person.created_at.slice(0, 10),
        until: person.terminated_on,
        gaps: gapsBetween(person.earlier, person.hired_on),
      }

      return {
        days,
        shifts,
        today,
        employment,
        /** Figures of a part of these days. */
        figures: (since = from, until = to) => ({
          ...attendanceFigures(
            within(since, until),
            new Set([...present].filter((date) => date >= since && date <= until)),
            employment,
            {
              today,
              goesOn,
            },
          ),
          warnings: within(since, until).filter(({ warnings }) => warnings.length > 0).length,
          paid_leave_seconds: within(since, until).reduce(
            (sum, { paid_leave }) => sum + paid_leave,
            0,
          ),
          paid_holiday_seconds: within(since, until).reduce(
            (sum, { paid_holiday }) => sum + paid_holiday,
            0,
          ),
        }),
        leaveDays: (since: string, until: string) =>
          days.reduce(
            (sum, { date, is_working, leave }) =>
              sum + (is_working && date >= since && date <= until ? leave : 0),
            0,
          ),
      }
    })
  }

  /** Returns a row for each month of the year up to now. */
  async year(ctx: Ctx, workspace: string, employee: string, year: number) {
    const calendar = await this.between(ctx, workspace, employee, {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
    })

    const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (month) => monthOf(year, month).from <= calendar.today,
    )

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
        holidays: calendar.days.filter(
          ({ date, type }) => type === 'holiday' && date >= from && date <= to,
        ).length,
        worked: figures.total_seconds,
        warnings: figures.warnings,
      }
    })
  }
}

/** Returns the contract version of a day, or the first later one; versions are newest first. */
const contractOn = (contracts: Awaited<ReturnType<typeof contractsOf>>, date: string) =>
  (contracts.find(({ effective_on }) => effective_on <= date) ?? contracts.at(-1))?.working_days

/** Returns the first and last day of a month, `YYYY-MM-DD`. */
export function monthOf(year: number, month: number) {
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) }
}

type Counted = Pick<
  AttendanceDay,
  'presence' | 'breaks_unpaid' | 'breaks_paid' | 'rule_unpaid' | 'rule_paid' | 'rest' | 'warnings'
>

const nothing: Counted = {
  presence: 0,
  breaks_unpaid: 0,
  breaks_paid: 0,
  rule_unpaid: 0,
  rule_paid: 0,
  rest: null,
  warnings: [],
}

/** Returns the figures of a day with shifts, in addition to its working time. */
function countedOf({
  presence,
  breaks_unpaid,
  breaks_paid,
  rule_unpaid,
  rule_paid,
  rest,
  ...day
}: ReckonedDay): Counted {
  const warnings: AttendanceDay['warnings'] = [
    ...(day.short_rest ? ['short_rest' as const] : []),
    ...(day.over_limit ? ['over_limit' as const] : []),
    ...(day.forgotten ? ['forgotten' as const] : []),
  ]
  return { presence, breaks_unpaid, breaks_paid, rule_unpaid, rule_paid, rest, warnings }
}
