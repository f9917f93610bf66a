import * as declared from '@workledger/contracts/audit/audit.lists'
import { ofEmployee, readList } from '../kernel/list-resource'

/** Narrows to the viewer's own filters and the shared ones. */
export const auditFiltersList = readList(declared.auditFiltersList, 'audit_filters as f', {
  from: (db, { workspace, employee }) =>
    db
      .selectFrom('audit_filters as f')
      .leftJoin('employees as e', 'e.id', 'f.employee_id')
      .where('f.workspace_id', '=', workspace)
      .where('f.name', 'is not', null)
      .where('f.filters', 'is not', null)
      .where((eb) => eb.or([eb('f.shared', '=', true), eb('f.employee_id', '=', employee)])),
  computed: async (_, { employee }, rows) =>
    rows.map(({ employee_id }) => ({ own: employee_id === employee })),
  sql: {
    title: 'f.name',
    owner: `read.full_name(e.first_name, e.last_name)`,
    stream: `'audit-filters-' || f.employee_id`,
  },
})

export const recordViewsList = readList(declared.recordViewsList, 'record_views as v', {
  from: (db, { workspace }) =>
    db
      .selectFrom('record_views as v')
      .innerJoin('employees as e', 'e.id', 'v.employee_id')
      .leftJoin('employees as a', (join) =>
        join.onRef('a.user_id', '=', 'v.viewer_id').onRef('a.workspace_id', '=', 'v.workspace_id'),
      )
      .where('v.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where('v.employee_id', '=', employee),
  sql: {
    ...ofEmployee('v'),
    viewer: `read.full_name(a.first_name, a.last_name)`,
  },
})
