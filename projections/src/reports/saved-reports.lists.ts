import * as declared from '@workledger/contracts/reports/saved-reports.lists'
import { sql } from 'kysely'
import { ofEmployee, readList } from '../kernel/list-resource'

export const savedReportsList = readList(declared.savedReportsList, 'saved_reports as r', {
  from: (db, { workspace }) =>
    db
      .selectFrom('saved_reports as r')
      .innerJoin('employees as e', 'e.id', 'r.employee_id')
      .where('r.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where(
      sql<boolean>`(r.employee_id = ${employee} or r.recipients @> to_jsonb(${employee}::text))`,
    ),
  sql: {
    ...ofEmployee('r'),
    title: 'r.name',
    tab: `r.filters ->> 'tab'`,
    stream: `'saved-reports-' || r.employee_id`,
  },
})
