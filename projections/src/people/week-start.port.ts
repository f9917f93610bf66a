import { type WeekStart, weekStartOf } from '@workledger/contracts/kernel/week-start'
import type { Reads } from '../kernel/tenant-reads'

/** Returns the ISO weekday on which an employee's weeks begin. */
export async function weekStartOfEmployee(db: Reads, employee: string): Promise<WeekStart> {
  const row = await db
    .selectFrom('employees')
    .select('options')
    .where('id', '=', employee)
    .executeTakeFirst()
  return weekStartOf(row?.options)
}
