import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { DayRange } from '@workledger/domain/kernel/day-range'
import { groupBy } from '@workledger/domain/kernel/group-by'
import type { Calendar } from '@workledger/domain/leave/leave-days'
import { type LeaveFacts, policySeconds, termsOn } from '@workledger/domain/leave/leave-facts'
import type { Reads } from '../kernel/tenant-reads'
import { agreedSeconds, contractsOf, type LeaveContract } from './leave-contracts'
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
        agreed: (date) => versionOn(date)?.agreed || policySeconds(facts, date),
        in_hours: (date) => !versionOn(date)?.agreed && policySeconds(facts, date) > 0,
        holiday: (date) =>
          Number(holidays.of(placeOn(places, date)?.location_id ?? null, date)?.part ?? 0),
      }

      return [id, calendar]
    }),
  )
}

/** Returns a lookup of the contract of a day; the first one also counts before it. */
function versionsOf(contracts: readonly LeaveContract[]) {
  const versions = contracts.map((contract) => ({
    effective_on: contract.effective_on,
    weekdays: isoWeekdays(contract.working_days),
    agreed: agreedSeconds(contract),
  }))

  return (date: string) =>
    versions.findLast(({ effective_on }) => effective_on <= date) ?? versions[0]
}

/**
 * Returns a lookup of an employee's seconds of a working day by the contract, or by a policy that
 * grants by hours worked; 0 without either.
 */
export async function agreedOn(
  db: Reads,
  employee: string,
): Promise<(facts: LeaveFacts, date: string) => number> {
  const versionOn = versionsOf(await contractsOf(db, [employee]))
  return (facts, date) => versionOn(date)?.agreed || policySeconds(facts, date)
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
