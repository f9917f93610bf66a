import * as declared from '@workledger/contracts/reports/saved-reports.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

export const savedReportsList = readList(declared.savedReportsList, {
  from: (db, { workspace }) =>
    db.selectFrom('saved_reports as r').innerJoin('employees as e', 'e.id', 'r.employee_id').where('r.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where('r.employee_id', '=', employee),
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
    stream: `'saved-reports-' || r.employee_id`,
  },
})
