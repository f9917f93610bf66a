import type { AuditFilters } from '@workledger/contracts/audit/audit.lists'
import { auditFilterEvents as f } from '@workledger/contracts/audit/audit-filters.events'
import { recordViewEvents as v } from '@workledger/contracts/audit/record-views.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { at, change, changeWhere, erased, instantOf, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Name and filters are null after the erasure of their owner. */
export const auditFilters = table(
  'audit_filters',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.maybe.text,
    shared: col.bool,
    filters: col.maybe.json<AuditFilters>(),
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, employee_id', 'employee_id'] },
)

export const recordViews = table(
  'record_views',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    /** The auditor, as a user id. */
    viewer_id: col.uuid,
    area: col.text,
    viewed_at: col.instant,
  },
  { counted: true, indexes: ['employee_id, viewed_at', 'workspace_id, viewed_at'] },
)

const filterIdOf = (event: { data: { filter_id: string } }) => event.data.filter_id

export const auditProjection = projection('audit', {
  version: 3,
  tables: [auditFilters, recordViews],
  steps: [
    on(f.AuditFilterSaved, auditFilters, filterIdOf, (_, event) => {
      const { filter_id: id, employee_id, name, shared, filters } = event.data
      return {
        id,
        workspace_id: event.workspace,
        employee_id,
        name,
        shared,
        filters,
        created_at: at(event),
      }
    }),
    change(
      f.AuditFilterChanged,
      auditFilters,
      filterIdOf,
      ({ data: { name, shared, filters } }) => ({
        name,
        shared,
        filters,
      }),
    ),
    on(f.AuditFilterDeleted, auditFilters, filterIdOf, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      auditFilters,
      { column: 'employee_id', value: erased },
      () => ({ name: null, filters: null }),
    ),
    on(
      v.RecordViewed,
      recordViews,
      ({ id }) => id,
      (_, { workspace, data: { employee_id, viewer_id, area, viewed_at } }, id) => ({
        id,
        workspace_id: workspace,
        employee_id,
        viewer_id,
        area,
        viewed_at: instantOf(viewed_at),
      }),
    ),
  ],
})
