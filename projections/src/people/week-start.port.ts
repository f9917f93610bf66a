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
  const row = await db
    .selectFrom('employees as e')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('e.id', '=', employee)
    .select(['e.options', 'o.country'])
    .executeTakeFirst()

  return {
    week_starts_on: weekStartOf(row?.options, row?.country),
    weekend: weekendIn(row?.country),
  }
}
