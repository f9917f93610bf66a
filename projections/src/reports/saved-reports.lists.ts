import * as declared from '@workledger/contracts/reports/saved-reports.lists'
import { sql } from 'kysely'
import { ofEmployee, readList } from '../kernel/list-resource'

export const savedReportsList = readList(declared.savedReportsList, {
  from: (db, { workspace }) =>
    db.selectFrom('saved_reports as r').innerJoin('employees as e', 'e.id', 'r.employee_id').where('r.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where(sql<boolean>`(r.employee_id = ${employee} or r.recipients @> to_jsonb(${employee}::text))`),
  sql: {
    id: 'r.id',
    ...ofEmployee('r'),
    title: 'r.name',
    tab: `r.filters ->> 'tab'`,
    every: 'r.every',
    hour: 'r.hour',
    weekday: 'r.weekday',
    last_due_at: 'r.last_due_at',
    created_at: 'r.created_at',
    filters: 'r.filters',
    recipients: 'r.recipients',
    stream: `'saved-reports-' || r.employee_id`,
    revision: 'r.revision',
  },
})
