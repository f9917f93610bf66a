import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Selects reports with a schedule whose owners are active and have an address. */
export const scheduledReports = (db: Reads, workspace: string) =>
  db
    .selectFrom('saved_reports as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .leftJoin('offices as o', 'o.id', 'e.location_id')
    .where('r.workspace_id', '=', workspace)
    .where('r.every', 'is not', null)
    .where('e.status', '=', 'active')
    .where('e.email', 'is not', null)
    .select([
      'r.id',
      'r.employee_id',
      'r.every',
      'r.hour',
      'r.weekday',
      'r.counted_at',
      'e.options',
      'o.country',
    ])
    .orderBy('r.id')
    .execute()

/** Selects a report with its active owner; undefined if it is deleted or the owner has left. */
export const savedReportById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('saved_reports as r')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .where('r.workspace_id', '=', workspace)
    .where('r.id', '=', id)
    .where('e.status', '=', 'active')
    .select([
      'r.id',
      'r.employee_id',
      'r.name',
      'r.filters',
      'r.every',
      'r.recipients',
      'e.email',
      'e.first_name',
      'e.last_name',
    ])
    .executeTakeFirst()

/** Selects those of these people who are active, with their addresses. */
export const activePeople = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('employees')
    .where('workspace_id', '=', workspace)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'active')
    .select(['id', 'email'])
    .orderBy('id')
    .execute()

/** Selects the last mails of a report, with the number of intended and reached recipients. */
export const sendsOf = (db: Reads, report: string, most: number) =>
  db
    .selectFrom('saved_report_sends as s')
    .leftJoin('deliveries as d', 'd.about', 's.id')
    .where('s.report_id', '=', report)
    .groupBy(['s.id', 's.at', 's.scheduled', 's.start_date', 's.end_date'])
    .select(['s.id', 's.at', 's.scheduled', 's.start_date', 's.end_date'])
    .select([
      sql<number>`count(d.id)::int`.as('people'),
      sql<number>`(count(*) filter (where d.state = 'sent'))::int`.as('sent'),
    ])
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute()
