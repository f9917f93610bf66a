import type { Reads } from '../kernel/tenant-reads'

/** Reports with a schedule, of people who are active and have an address. */
export const scheduledReports = (db: Reads, workspace: string) =>
  db
    .selectFrom('saved_reports as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .where('r.workspace_id', '=', workspace)
    .where('r.every', 'is not', null)
    .where('e.status', '=', 'active')
    .where('e.email', 'is not', null)
    .select(['r.id', 'r.employee_id', 'r.every', 'r.hour', 'r.weekday', 'r.counted_at', 'e.options'])
    .orderBy('r.id')
    .execute()

/** A report with its owner while they are active; undefined once it is deleted or they have left. */
export const savedReportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('saved_reports as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .where('r.workspace_id', '=', workspace)
    .where('r.id', '=', id)
    .where('e.status', '=', 'active')
    .select(['r.id', 'r.employee_id', 'r.name', 'r.filters', 'r.every', 'e.email'])
    .executeTakeFirst()
