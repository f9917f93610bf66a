import { listResource } from '../kernel/list-resource'

export const attendanceList = listResource({
  name: 'attendance',
  label: 'Attendance',
  who: 'member',
  ownExport: true,
  from: (db, { workspace }) =>
    db.selectFrom('attendance as a').innerJoin('employees as e', 'e.id', 'a.employee_id').where('a.workspace_id', '=', workspace),
  scope: (query, { employee }) =>
    query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee), eb('e.time_off_manager_id', '=', employee)])),
  columns: {
    id: { label: 'Id', sql: 'a.id', type: 'uuid' },
    employee_id: { label: 'Employee', sql: 'a.employee_id', type: 'uuid' },
    employee_oid: { label: 'Employee id', sql: 'e.oid', type: 'text', searchable: true },
    name: { label: 'Name', sql: `concat_ws(' ', e.first_name, e.last_name)`, type: 'text', searchable: true },
    day: { label: 'Day', sql: 'a.day', type: 'day' },
    in_at: { label: 'In (UTC)', sql: 'a.in_at', type: 'instant' },
    out_at: { label: 'Out (UTC)', sql: 'a.out_at', type: 'instant' },
    zone: { label: 'Time zone', sql: 'a.zone', type: 'text' },
    /** Of a shift that has ended. */
    seconds: { label: 'Seconds', sql: 'extract(epoch from a.out_at - a.in_at)::float8', type: 'number' },
    check_in_task: { label: 'Planned', sql: 'a.check_in_task', type: 'text', searchable: true },
    check_out_done_task: { label: 'Done', sql: 'a.check_out_done_task', type: 'text', searchable: true },
    check_out_tomorrow_task: { label: 'Next', sql: 'a.check_out_tomorrow_task', type: 'text' },
    by_hand: { label: 'By hand', sql: 'a.by_hand', type: 'bool' },
    stream: { label: 'Stream', sql: `'attendance-' || a.employee_id`, type: 'text', sortable: false, filterable: false, exported: false },
  },
  sort: '-in_at',
})
