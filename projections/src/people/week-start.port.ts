import { type WeekStart, weekendIn, weekStartOf } from '@workledger/contracts/kernel/week-start'
import type { Reads } from '../kernel/tenant-reads'

/** How an employee's weeks are shown. */
export interface OwnWeek {
  week_starts_on: WeekStart
  /** ISO weekdays. */
  weekend: number[]
}

/**
 * Returns an employee's week: the chosen first day, else that of their office's country, and the
 * weekend of that country.
 */
export async function weekOfEmployee(db: Reads, employee: string): Promise<OwnWeek> {
  const row = await weekFacts(db, employee)
  return {
    week_starts_on: weekStartOf(row?.options, row?.country),
    weekend: weekendIn(row?.country),
  }
}

/** Returns the first weekday of an employee's office, which their own choice does not move. */
export const officeWeekStart = async (db: Reads, employee: string): Promise<WeekStart> =>
  weekStartOf(undefined, (await weekFacts(db, employee))?.country)

const weekFacts = (db: Reads, employee: string) =>
  db
    .selectFrom('employees as e')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('e.id', '=', employee)
    .select(['e.options', 'o.country'])
    .executeTakeFirst()
