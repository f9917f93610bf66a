import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const subscriptionOf = (db: Reads, workspace: string) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', workspace).executeTakeFirst()

/** Counts the active employees, who are the billed seats. */
export const employeesToBill = async (db: Reads, workspace: string): Promise<number> => {
  const { count } = await db
    .selectFrom('employees')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}
