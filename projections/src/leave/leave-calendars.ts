import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { secondsOfDay } from '@workledger/domain/kernel/working-day'
import type { Calendar } from '@workledger/domain/leave/leave-days'
import { termsOn } from '@workledger/domain/leave/leave-facts'
import type { Reads } from '../kernel/tenant-reads'
import { type KnownFacts, leaveFactsOf } from './leave-ledgers'
import type { LeavePlace } from './leave-rules.projection'

export interface HolidayOfDay {
  readonly date: string
  readonly name: string
  /** "1" or "0.5". */
  readonly part: string
}

/**
 * Returns what the days between two days, both included, count for each employee. The contract,
 * office and policy of each day decide; before the first contract, that first one. Without a
 * policy, working days count.
 */
export async function calendarsOf(
  db: Reads,
  workspace: string,
  known: ReadonlyMap<string, KnownFacts>,
  { from, to }: DayRange,
): Promise<Map<string, Calendar>> {
  const ids = [...known.keys()]
  if (ids.length === 0) return new Map()

  const [contracts, holidays] = await Promise.all([
    contractsOf(db, ids),
    holidaysByOffice(db, workspace, from, to),
  ])

  const byEmployee = groupBy(contracts, ({ employee_id }) => employee_id)

  return new Map(
    [...known].map(([id, { facts, places }]) => {
      const versionOn = versionsOf(byEmployee.get(id) ?? [])

      const calendar: Calendar = {
        days_type: (date) => termsOn(facts, date)?.days_type ?? 'working_days',
        weekdays: (date) => versionOn(date)?.weekdays ?? isoWeekdays(null),
        agreed: (date) => versionOn(date)?.agreed ?? 0,
        holiday: (date) =>
          Number(holidays.of(placeOn(places, date)?.location_id ?? null, date)?.part ?? 0),
      }

      return [id, calendar]
    }),
  )
}

const contractsOf = (db: Reads, employees: readonly string[]) =>
  db
    .selectFrom('contracts')
    .select(['employee_id', 'effective_on', 'working_days', 'working_hours', 'working_period_unit'])
    .where('employee_id', 'in', [...employees])
    .orderBy('effective_on')
    .execute()

/** Returns a lookup of the contract of a day; the first one also counts before it. */
function versionsOf(contracts: Awaited<ReturnType<typeof contractsOf>>) {
  const versions = contracts.map(({ effective_on, working_days, ...hours }) => {
    const weekdays = isoWeekdays(working_days)
    const hours_per = hours.working_period_unit as 'day' | 'week' | 'month' | null
    const agreed = secondsOfDay({ hours: hours.working_hours, hours_per, weekdays })
    return { effective_on, weekdays, agreed }
  })

  return (date: string) =>
    versions.findLast(({ effective_on }) => effective_on <= date) ?? versions[0]
}

/** Returns a lookup of an employee's agreed seconds of a working day; 0 without agreed hours. */
export async function agreedOn(db: Reads, employee: string): Promise<(date: string) => number> {
  const versionOn = versionsOf(await contractsOf(db, [employee]))
  return (date) => versionOn(date)?.agreed ?? 0
}

/** Returns an employee's place on a day; the first place also counts before it. */
export const placeOn = (places: readonly LeavePlace[], date: string): LeavePlace | undefined =>
  places.findLast(({ from }) => from <= date) ?? places[0]

/**
 * Returns the name of the policy that an employee has on a day; null if none. Terms and name belong
 * to the same policy.
 */
export function policyNameOn({ places, policyNames }: KnownFacts, date: string): string | null {
  const place = placeOn(places, date)
  return place?.policy_id ? (policyNames.get(place.policy_id) ?? null) : null
}

/**
 * Returns a lookup of an office's holiday on a day, its own or the workspace's. `dates` are the
 * days on which some office has one.
 */
export async function holidaysByOffice(db: Reads, workspace: string, from: string, to: string) {
  const rows = await db
    .selectFrom('holidays')
    .select(['date', 'name', 'part', 'location_id'])
    .where('workspace_id', '=', workspace)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()

  const found = new Map<string, HolidayOfDay>(
    rows.map(({ location_id, ...holiday }) => [`${location_id} ${holiday.date}`, holiday]),
  )
  const of = (office: string | null, date: string): HolidayOfDay | undefined =>
    found.get(`null ${date}`) ?? found.get(`${office} ${date}`)

  return { of, dates: [...new Set(rows.map(({ date }) => date))].sort() }
}

/** Returns an employee's contract weekdays and office holidays for each day. */
export async function personCalendarOf(
  db: Reads,
  workspace: string,
  employee: string,
  days: { from: string; to: string; now: string },
) {
  const { from, to, now } = days
  const known = await leaveFactsOf(db, workspace, [employee], now)

  const [calendars, holidays] = await Promise.all([
    calendarsOf(db, workspace, known, { from, to }),
    holidaysByOffice(db, workspace, from, to),
  ])

  const places = known.get(employee)?.places ?? []
  const calendar = calendars.get(employee)

  return {
    weekdays: (date: string) => calendar?.weekdays(date) ?? isoWeekdays(null),
    holiday: (date: string) => holidays.of(placeOn(places, date)?.location_id ?? null, date)?.name,
  }
}
