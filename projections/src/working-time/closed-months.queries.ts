import type { Reads } from '../kernel/tenant-reads'

/** Returns a closed month of an employee; undefined while it is open. */
export async function closedMonthOf(db: Reads, employee: string, month: string) {
  const found = await db
    .selectFrom('working_time_months')
    .select(['source', 'days'])
    .where('employee_id', '=', employee)
    .where('month', '=', month)
    .executeTakeFirst()
  return found && { ...found, source: found.source as 'attendance' | 'timer' }
}
