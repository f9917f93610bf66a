import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** Active employees whose birthday may fall between two days, both included: those born in one of its months. */
export function bornInMonthsOf(db: Reads, workspace: string, from: string, to: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', 'avatar', 'birthday_on'])
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .where(
      sql<boolean>`extract(month from birthday_on) in (
        select extract(month from m) from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, '1 month') m)`,
    )
    .execute()
}
