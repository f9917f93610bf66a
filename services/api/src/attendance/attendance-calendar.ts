import { Injectable } from '@nestjs/common'
import type { AttendanceDay } from '@workledger/contracts/attendance/attendance.shapes'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  attendanceFigures,
  calendarDays,
  type Day,
  type DayFacts,
  leaveParts,
} from '@workledger/domain/attendance/attendance-days'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
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
import { HourlyTimeOff, type TimeOffOfDay } from '../payroll/hourly-time-off.port'
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
  async between(ctx: Ctx, workspace: string, employee: string, range: DayRange) {
    const { from, to } = range

    const besides = async () => {
      const [tracked, paidOff] = await Promise.all([
        this.timeTracked.byDay(workspace, employee, from, to),
        this.timeOff.byDay(workspace, employee, from, to),
      ])
      return { tracked, paidOff }
    }

    const [calendar, shifts] = await Promise.all([
      this.count(ctx, workspace, employee, { ...range, besides }),
      this.queries.ask(workspace, (db) => attendanceBetween(db, employee, range.from, range.to)),
    ])

    return { ...calendar, shifts }
  }

  private async count(
    ctx: Ctx,
    workspace: string,
    employee: string,
    { from, to, besides }: DayRange & { besides: () => Promise<Besides> },
  ) {
    const [today, { tracked, paidOff }, found] = await Promise.all([
      this.zones.today(ctx, workspace, employee),
      besides(),
      this.queries.ask(workspace, (db) => employeeById(db, workspace, employee)),
    ])

    const person = found ?? refuse('not_found')

    return this.queries.ask(workspace, async (db) => {
      const [reckoned, holidays, leaves, contracts] = await Promise.all([
        daysBetween(db, employee, from, to),
        holidaysBetween(db, workspace, person.location_id, { from, to }),
        approvedLeavesBetween(db, workspace, { from, to }, [employee]),
        contractsOf(db, workspace, employee),
      ])

      const facts: DayFacts = {
        weekdays: weekdaysOf(contracts),
        holidays: new Map(
          holidays.map(({ date, name, part }) => [date, { name, part: Number(part) }]),
        ),
        leaves: leaveParts(leaves),
        worked: new Map(reckoned.map(({ day, worked }) => [day, worked])),
        tracked,
      }

      const counted = new Map(reckoned.map((row) => [row.day, countedOf(row)]))

      const days = calendarDays(from, to, facts).map((day) =>
        fullDay(day, counted.get(day.date) ?? nothing, paidOff.get(day.date)),
      )

      const present = new Set(counted.keys())
      const goesOn = new Set(
        reckoned.flatMap(({ day, open_shifts }) => (open_shifts > 0 ? [day] : [])),
      )
      const began = person.earlier.length > 0 ? person.earlier[0]!.from : person.hired_on

      const employment = {
        since: began ?? person.created_at.slice(0, 10),
        until: person.terminated_on,
        gaps: gapsBetween(person.earlier, person.hired_on),
      }

      return {
        days,
        today,
        employment,
        /** Figures of some of these days. */
        figures: (part: readonly AttendanceDay[] = days) => ({
          ...attendanceFigures(part, present, employment, { today, goesOn }),
          warnings: part.filter(({ warnings }) => warnings.length > 0).length,
          paid_leave_seconds: part.reduce((sum, { paid_leave }) => sum + paid_leave, 0),
          paid_holiday_seconds: part.reduce((sum, { paid_holiday }) => sum + paid_holiday, 0),
        }),
      }
    })
  }

  /** Returns a row for each month of the year up to now. */
  async year(ctx: Ctx, workspace: string, employee: string, year: number) {
    const calendar = await this.count(ctx, workspace, employee, {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      besides: async () => NOTHING_BESIDES,
    })

    const months = groupBy(calendar.days, ({ date }) => Number(date.slice(5, 7)))

    return [...months].flatMap(([month, days]) => {
      if (days[0]!.date > calendar.today) return []
      const figures = calendar.figures(days)

      return {
        month,
        working_days: figures.working_days,
        working_days_so_far: figures.working_days_so_far,
        attendance: figures.present_on_working_days,
        days_off_worked: figures.present - figures.present_on_working_days,
        absent: figures.absent,
        leaves_applied: days.reduce(
          (sum, { is_working, leave }) => sum + (is_working ? leave : 0),
          0,
        ),
        holidays: days.filter(({ type }) => type === 'holiday').length,
        worked: figures.total_seconds,
        warnings: figures.warnings,
      }
    })
  }
}

/** What single days show besides shifts; the months of a year do not. */
interface Besides {
  readonly tracked: ReadonlyMap<string, number>
  readonly paidOff: ReadonlyMap<string, TimeOffOfDay>
}

const NOTHING_BESIDES: Besides = { tracked: new Map(), paidOff: new Map() }

type Contracts = Awaited<ReturnType<typeof contractsOf>>

/** Returns the weekdays of each day's contract, or of the first later one. */
function weekdaysOf(contracts: Contracts): (date: string) => readonly number[] {
  // Newest first, as the contracts are.
  const versions = contracts.map(({ effective_on, working_days }) => ({
    effective_on,
    weekdays: isoWeekdays(working_days),
  }))

  const byDefault = isoWeekdays(undefined)

  return (date) =>
    (versions.find(({ effective_on }) => effective_on <= date) ?? versions.at(-1))?.weekdays ??
    byDefault
}

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

/** Returns all that is known of a day. A year of spread objects would cost ten times as much. */
const fullDay = (day: Day, counted: Counted, paidOff: TimeOffOfDay | undefined): AttendanceDay => ({
  date: day.date,
  type: day.type,
  name: day.name,
  is_working: day.is_working,
  worked: day.worked,
  tracked: day.tracked,
  due: day.due,
  leave: day.leave,
  presence: counted.presence,
  breaks_unpaid: counted.breaks_unpaid,
  breaks_paid: counted.breaks_paid,
  rule_unpaid: counted.rule_unpaid,
  rule_paid: counted.rule_paid,
  rest: counted.rest,
  warnings: counted.warnings,
  paid_leave: paidOff?.leave ?? 0,
  paid_holiday: paidOff?.holiday ?? 0,
})

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
