import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { type HolidayOfDay, holidaysByOffice, placeOn } from './leave-calendars'

/** A part of a day on approved leave. */
export interface LeaveOfDay {
  readonly leave_id: string
  readonly leave_type_id: string
  /** Name of the type. */
  readonly type: string
  /** Part of the day, a decimal string: "1" or "0.5". */
  readonly part: string
  /** Hundredths of pay that the type gave when the leave was asked for: "100", "50", "0". */
  readonly paid_percent: string
  /** The run that used this day, if one has. */
  readonly payrun_id: string | null
}

/**
 * A day on which somebody was away or the office had a holiday; days without either are left out.
 */
export interface AwayDay {
  readonly date: string
  /** Two where the halves of a day were asked for apart. */
  readonly leaves: readonly LeaveOfDay[]
  /** Of the employee's office on that day; `part` is "1" or "0.5". */
  readonly holiday: HolidayOfDay | null
}

/**
 * For pay: of each of these employees, in order of days, the days of a period (both ends included)
 * with approved leave or a holiday. A leave counts the days that it takes: by `working_days`
 * policies not those off or on whole holidays, by `calendar_days` policies every day, so weekends
 * too. A run that is approved locks its days with `leaveLedger`'s command `use` ({ leave_id,
 * payrun_id, until: last day of the period }), and gives them free again with `release`.
 */
export async function awayDaysForPay(
  db: Reads,
  workspace: string,
  employees: readonly string[],
  { from, to }: DayRange,
): Promise<Map<string, AwayDay[]>> {
  if (employees.length === 0) return new Map()
  const ids = sql<any>`any (${[...employees]}::uuid[])`

  const [leaves, holidays] = await Promise.all([
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
        'l.used',
      ])
      .where('l.workspace_id', '=', workspace)
      .where('l.employee_id', '=', ids)
      .where('l.status', '=', 'approved')
      .where('l.start_on', '<=', to)
      .where('l.finish_on', '>=', from)
      .orderBy('l.start_on')
      .orderBy('l.half_day')
      .execute(),
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
      const byDay = new Map<string, LeaveOfDay[]>()

      for (const { id: leave_id, leave_type_id, type, days, paid_percent, used } of byEmployee.get(
        employee,
      ) ?? [])
        for (const { date, part } of days) {
          if (date < from || date > to) continue
          const payrun_id = runOf(used, date)

          byDay.set(date, [
            ...(byDay.get(date) ?? []),
            { leave_id, leave_type_id, type: type ?? '', part, paid_percent, payrun_id },
          ])
        }

      // Of all days only these few can have something: a run asks for a year of everybody's.
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

/** The first run whose days reach this one. */
const runOf = (used: Readonly<Record<string, string>>, date: string) =>
  Object.entries(used)
    .filter(([, until]) => until >= date)
    .sort(([, a], [, b]) => (a < b ? -1 : 1))[0]?.[0] ?? null
