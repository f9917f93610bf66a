import * as imports from '@workledger/contracts/people/imports.lists'
import * as declared from '@workledger/contracts/people/people.lists'
import { sql } from 'kysely'
import { contractToday } from '../employment/contract-today.port'
import { readList } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'
import { employeeFields } from './employee-fields'
import { employees } from './people.queries'
import { seesRow } from './visibility.port'

const pendingLeaves = `(select count(*)::int from leaves l where l.employee_id = e.id and l.status = 'pending')`
const pendingExpenses = `(select count(*)::int from expenses x where x.employee_id = e.id and x.status = 'pending')`

export const employeesList = readList(declared.employeesList, 'employees as e', {
  from: (db, { workspace }) =>
    employees(db)
      .leftJoin('employees as m', 'm.id', 'e.manager_id')
      .leftJoin('leave_policies as p', 'p.id', 'e.time_off_policy_id')
      .where('e.workspace_id', '=', workspace),
  joins: {
    columns: ['designation_id', 'designation', 'contract_start', 'contract_end'],
    add: (query, db) =>
      query.leftJoinLateral(
        () => contractToday(db).as('c'),
        (join) => join.onTrue(),
      ),
  },
  searchBy: {
    // Searches the few designations first: mostly none matches, and no contract is read.
    designation: (
      word,
      db,
      { workspace },
    ) => sql`exists (select from designations g where g.workspace_id = ${workspace} and g.name ~* ${spelled(word)})
      and (select designation from (${contractToday(db)}) c) ~* ${spelled(word)}`,
  },
  customColumns: (db, { workspace, everything }) => employeeFields(db, workspace, everything),
  // A former employee is visible to their former manager.
  scope: (query, viewer) =>
    query
      .where(seesRow(viewer, 'e'))
      .where(
        sql<boolean>`(e.status = 'active' or ${viewer.employee} in (e.id, e.manager_id, e.time_off_manager_id))`,
      ),
  isClose: (row, { employee }) =>
    [row.id, row.manager_id, row.time_off_manager_id].includes(employee),
  filters: {
    employee_status: (status) => sql`e.status = ${status}`,
    team: (wanted, { employee }) =>
      sql`(${employee} in (e.manager_id, e.time_off_manager_id)) is ${wanted ? sql`true` : sql`not true`}`,
    checked_in: (wanted, { employee, everything }) =>
      sql`(${everything ? sql`true` : sql`${employee} in (e.id, e.manager_id, e.time_off_manager_id)`}
        and exists (select from attendance a where a.employee_id = e.id and a.running) = ${wanted})`,
  },
  sql: {
    company_id: 'e.workspace_id',
    name: 'e.full_name',
    department: 'd.name',
    designation_id: 'c.designation_id',
    designation: 'c.designation',
    office: 'o.name',
    joined: 'e.user_id is not null',
    role: 'r.name',
    permissions: 'r.permissions',
    manager: `nullif(read.full_name(m.first_name, m.last_name), '')`,
    time_off_policy: 'p.name',
    timezone: 'o.timezone',
    contract_start: 'c.start_date',
    contract_end: 'c.end_date',
    tasks_count: `(select count(*)::int from tasks t join task_statuses s on s.id = t.status_id join projects x on x.id = t.project_id
      where t.employee_id = e.id and not s.complete)`,
    leaves_count: pendingLeaves,
    expenses_count: pendingExpenses,
    requests_count: `(${pendingLeaves} + ${pendingExpenses})`,
  },
})

export const employeeImportsList = readList(imports.employeeImportsList, 'employee_imports as m', {
  sql: {
    started_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = m.workspace_id and b.user_id::text = m.started_by)`,
    present: `(select count(*)::int from imported_employees p join employees e on e.id = p.id where p.import_id = m.id)`,
    stream: `'import-' || m.id`,
  },
})
