import { listResource } from '../kernel/list-resource'

const people = (column: string) => `(select count(*)::int from employees e where e.${column} = t.id and e.status = 'active')`

export const officesList = listResource({
  name: 'offices',
  label: 'Offices',
  who: 'member',
  from: (db, { workspace }) => db.selectFrom('offices as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    main: { label: 'Main office', sql: 't.main', type: 'bool' },
    timezone: { label: 'Time zone', sql: 't.timezone', type: 'text' },
    address_line_1: { label: 'Address 1', sql: 't.address_line_1', type: 'text', searchable: true },
    address_line_2: { label: 'Address 2', sql: 't.address_line_2', type: 'text' },
    phone_number: { label: 'Phone', sql: 't.phone_number', type: 'text' },
    city: { label: 'City', sql: 't.city', type: 'text', searchable: true },
    state: { label: 'State', sql: 't.state', type: 'text' },
    postal_code: { label: 'Postal code', sql: 't.postal_code', type: 'text' },
    country: { label: 'Country', sql: 't.country', type: 'text' },
    employees_count: { label: 'People', sql: people('location_id'), type: 'number' },
  },
  sort: 'name',
})

export const departmentsList = listResource({
  name: 'departments',
  label: 'Departments',
  who: 'member',
  from: (db, { workspace }) => db.selectFrom('departments as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    employees_count: { label: 'People', sql: people('department_id'), type: 'number' },
  },
  sort: 'name',
})

export const designationsList = listResource({
  name: 'designations',
  label: 'Designations',
  who: 'member',
  from: (db, { workspace }) => db.selectFrom('designations as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
  },
  sort: 'name',
})

export const rolesList = listResource({
  name: 'roles',
  label: 'Roles',
  who: 'admin',
  from: (db, { workspace }) => db.selectFrom('roles as t').where('t.workspace_id', '=', workspace),
  columns: {
    id: { label: 'Id', sql: 't.id', type: 'uuid' },
    name: { label: 'Name', sql: 't.name', type: 'text', searchable: true },
    permissions: { label: 'Permissions', sql: 't.permissions', type: 'json' },
    employees_count: { label: 'People', sql: people('role_id'), type: 'number' },
  },
  sort: 'name',
})
