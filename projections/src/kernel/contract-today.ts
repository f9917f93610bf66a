import { sql } from 'kysely'
import type { Reads } from './tenant-reads'

/** The day it is in the office of employee `e`, which is `o`. */
const officeToday =
  '(now() at time zone coalesce(o.timezone, (select w.timezone from workspaces w where w.id = e.workspace_id)))::date'

/**
 * The contract version that holds today, or the first that will, of employee `e` whose office is
 * `o`.
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
