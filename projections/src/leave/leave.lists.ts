import { listResource } from '../kernel/list-resource'
import { leaveEffects } from './leave-effects'

export const leavesList = listResource({
  name: 'leaves',
  label: 'Leaves',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  from: (db, { workspace }) =>
    db
      .selectFrom('leaves as l')
      .innerJoin('employees as e', 'e.id', 'l.employee_id')
      .leftJoin('leave_types as t', 't.id', 'l.leave_type_id')
      .where('l.workspace_id', '=', workspace),
  // As the leaves of an employee: one's own, and those of the people one manages.
  scope: (query, { employee }) =>
    query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee), eb('e.time_off_manager_id', '=', employee)])),
  columns: {
    id: { label: 'Id', sql: 'l.id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 'l.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text' },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    avatar: { label: 'Picture', sql: 'e.avatar', type: 'text', sortable: false, filterable: false, exported: false },
    department_id: { label: 'Department id', sql: 'e.department_id', type: 'uuid' },
    leave_type_id: { label: 'Leave type id', sql: 'l.leave_type_id', type: 'uuid' },
    type: { label: 'Leave type', sql: 't.name', type: 'text', searchable: true },
    start_on: { label: 'First day', sql: 'l.start_on', type: 'day' },
    finish_on: { label: 'Last day', sql: 'l.finish_on', type: 'day' },
    half_day: { label: 'Half day', sql: 'l.half_day', type: 'text' },
    days_taken: { label: 'Days', sql: `(select coalesce(sum(value::numeric), 0) from jsonb_each_text(l.days))`, type: 'number' },
    status: { label: 'Status', sql: 'l.status', type: 'text' },
    description: { label: 'Reason', sql: 'l.description', type: 'text', searchable: true },
    has_document: { label: 'Document', sql: 'l.document is not null', type: 'bool' },
    decided_at: { label: 'Decided', sql: 'l.decided_at', type: 'instant' },
    created_at: { label: 'Requested', sql: 'l.created_at', type: 'instant' },
    stream: { label: 'Stream', sql: `'leave-' || l.employee_id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  more: async (db, { workspace, now }, rows) => {
    const effects = await leaveEffects(db, workspace, rows as { id: string; employee_id: string }[], now)
    return rows.map(({ id }) => {
      const effect = effects.get(id)
      return { balance_before: effect?.before ?? null, balance_after: effect?.after ?? null, balance_year: effect?.year ?? null }
    })
  },
  sort: '-start_on',
})

export const leaveTypesList = listResource({
  name: 'leave-types',
  label: 'Leave types',
  who: 'member',
  from: (db, { workspace }) => db.selectFrom('leave_types as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    accrues: { label: 'Accrues', sql: 't.accrues', type: 'bool' },
    approval_required: { label: 'Approval required', sql: 't.approval_required', type: 'bool' },
  },
  sort: 'name',
})

export const leavePoliciesList = listResource({
  name: 'leave-policies',
  label: 'Leave policies',
  who: 'member',
  from: (db, { workspace }) => db.selectFrom('leave_policies as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    description: { label: 'Description', sql: 't.description', type: 'text', searchable: true },
    holiday_allowance: { label: 'Days a year', sql: 't.holiday_allowance', type: 'number' },
    unlimited: { label: 'Unlimited', sql: 't.unlimited', type: 'bool' },
    days_type: { label: 'Days counted', sql: 't.days_type', type: 'text' },
    expire_in_months: { label: 'Expire in months', sql: 't.expire_in_months', type: 'number' },
    carry_over_days: { label: 'Days carried over', sql: 't.carry_over_days', type: 'number' },
    allow_negative: { label: 'Negative balance', sql: 't.allow_negative', type: 'bool' },
    employees_count: {
      label: 'People',
      sql: `(select count(*)::int from employees e where e.time_off_policy_id = t.id and e.status = 'active')`,
      type: 'number',
    },
  },
  sort: 'name',
})

export const holidaysList = listResource({
  name: 'holidays',
  label: 'Holidays',
  who: 'member',
  from: (db, { workspace }) =>
    db.selectFrom('holidays as t').leftJoin('offices as o', 'o.id', 't.location_id').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    date: { label: 'Date', sql: 't.date', type: 'day' },
    location_id: { label: 'Office id', sql: 't.location_id', type: 'uuid' },
    office: { label: 'Office', sql: 'o.name', type: 'text' },
  },
  sort: 'date',
})
