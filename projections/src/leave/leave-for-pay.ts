import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import { type HolidayOfDay, holidaysByOffice, placeOn } from './leave-calendars'

/** The part of a day that an approved leave takes. */
export interface LeaveOfDay {
  readonly leave_id: string
  readonly leave_type_id: string
  /** Name of the type. */
  readonly type: string
  /** Part of the day as a decimal string: "1", "0.5" or, of hours, such as "0.032468". */
  readonly part: string
  /** Of leave in hours: the seconds of the whole day. */
  readonly of: number | null
  /** Percent of pay that the type gave at the request: "100", "50", "0". */
  readonly paid_percent: string
  /** Time off in lieu: its hours were paid when they were worked, where pay is by the hour. */
  readonly takes_account: boolean
  /** The pay run that used this day, if any. */
  readonly payrun_id: string | null
}

/** A day with leave or an office holiday; other days are left out. */
export interface AwayDay {
  readonly date: string
  /** Two if the halves of a day were requested separately. */
  readonly leaves: readonly LeaveOfDay[]
  /** Holiday of the employee's office on that day; `part` is "1" or "0.5". */
  readonly holiday: HolidayOfDay | null
}

/**
 * Returns the days of a period (both ends included) with approved leave or a holiday, by day, for
 * each employee. A leave takes the days it counts: `working_days` policies skip days off and whole
 * holidays, `calendar_days` policies count every day. An approved run locks its days with the
 * command `use` of `leaveLedger` ({ leave_id, payrun_id, until: last day of the period }).
 * `release` frees them.
 */
export async function awayDaysForPay(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { from, to }: DayRange,
): Promise<Map<string, AwayDay[]>> {
  if (employees.length === 0) return new Map()
  const ids = anyOf(employees)

  const [leaves, holidays] = await Promise.all([
    approvedLeaves(db, workspace, employees, { from, to }),
    holidaysByOffice(db, workspace, from, to),
  ])

  const places =
    holidays.dates.length === 0
      ? []
      : await db
          .selectFrom('leave_places')
          .select(['id', 'places'])
          .where('workspace_id', '=', workspace)
          .where('id', '=', ids)
          .execute()

  const byEmployee = groupBy(leaves, ({ employee_id }) => employee_id)
  const placesOf = new Map(places.map((row) => [row.id, row.places]))

  return new Map(
    employees.map((employee) => {
      const byDay = leavesByDay(byEmployee.get(employee) ?? [], { from, to })

      // Only these few days can have an entry; a run asks for a year of everyone's days.
      const days =
        byDay.size === 0
          ? holidays.dates
          : [...new Set([...holidays.dates, ...byDay.keys()])].sort()

      const own = placesOf.get(employee) ?? []

      const away = days.flatMap((date): AwayDay[] => {
        const holiday = holidays.of(placeOn(own, date)?.location_id ?? null, date) ?? null
        const leaves = byDay.get(date) ?? []
        return holiday || leaves.length > 0 ? [{ date, leaves, holiday }] : []
      })

      return [employee, away]
    }),
  )
}

const approvedLeaves = (
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { from, to }: DayRange,
) =>
  db
    .selectFrom('leaves as l')
    .leftJoin('leave_types as t', 't.id', 'l.leave_type_id')
    .select([
      'l.id',
      'l.employee_id',
      'l.leave_type_id',
      't.name as type',
      'l.days',
      'l.paid_percent',
      'l.takes_account',
      'l.used',
    ])
    .where('l.workspace_id', '=', workspace)
    .where('l.employee_id', '=', anyOf(employees))
    .where('l.status', '=', 'approved')
    .where('l.start_on', '<=', to)
    .where('l.finish_on', '>=', from)
    .orderBy('l.start_on')
    .orderBy('l.half_day')
    .orderBy('l.id')
    .execute()

function leavesByDay(
  leaves: Awaited<ReturnType<typeof approvedLeaves>>,
  { from, to }: DayRange,
): Map<string, LeaveOfDay[]> {
  const byDay = new Map<string, LeaveOfDay[]>()

  for (const { id: leave_id, leave_type_id, type, days, used, ...leave } of leaves) {
    const { paid_percent, takes_account } = leave
    const of_day = { leave_id, leave_type_id, type: type ?? '', paid_percent, takes_account }

    for (const { date, part, of = null } of days) {
      if (date < from || date > to) continue
      const payrun_id = runOf(used, date)

      byDay.set(date, [...(byDay.get(date) ?? []), { ...of_day, part, of, payrun_id }])
    }
  }

  return byDay
}

/** Returns the first run whose days reach this one. */
const runOf = (used: Readonly<Record<string, string>>, date: string) =>
  Object.entries(used)
    .filter(([, until]) => until >= date)
    .sort(([, a], [, b]) => (a < b ? -1 : 1))[0]?.[0] ?? null
