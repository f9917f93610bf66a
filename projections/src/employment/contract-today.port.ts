import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** SQL of today's date in office `o` of employee `e`. */
const officeToday =
  '(now() at time zone coalesce(o.timezone, (select w.timezone from workspaces w where w.id = e.workspace_id)))::date'

/**
 * Selects the contract version in force today of employee `e` in office `o`, or else the first
 * future one.
 */
export const contractToday = (db: Reads) =>
  db
    .selectFrom('contracts as v')
    .leftJoin('designations as g', 'g.id', 'v.designation_id')
    .where(sql<boolean>`v.employee_id = e.id`)
    .select(['v.designation_id', 'g.name as designation', 'v.start_date', 'v.end_date'])
    .orderBy(sql`v.effective_on <= ${sql.raw(officeToday)}`, 'desc')
    .orderBy(sql`abs(v.effective_on - ${sql.raw(officeToday)})`)
    .limit(1)
