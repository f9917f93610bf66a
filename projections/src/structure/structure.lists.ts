import * as declared from '@workledger/contracts/structure/structure.lists'
import { readList } from '../kernel/list-resource'
import { peopleOfDesignations, peopleOfRoles } from './structure.queries'

const people = (column: string) => `(select count(*)::int from employees e where e.${column} = t.id and e.status = 'active')`

export const officesList = readList(declared.officesList, {
  from: (db, { workspace }) => db.selectFrom('offices as t').where('t.workspace_id', '=', workspace),
  sql: {
    id: 't.id',
    name: 't.name',
    main: 't.main',
    timezone: 't.timezone',
    address_line_1: 't.address_line_1',
    address_line_2: 't.address_line_2',
    phone_number: 't.phone_number',
    city: 't.city',
    state: 't.state',
    postal_code: 't.postal_code',
    country: 't.country',
    employees_count: people('location_id'),
    revision: 't.revision',
    updated_at: 't.updated_at',
  },
})

export const departmentsList = readList(declared.departmentsList, {
  from: (db, { workspace }) => db.selectFrom('departments as t').where('t.workspace_id', '=', workspace),
  sql: {
    id: 't.id',
    name: 't.name',
    employees_count: people('department_id'),
    revision: 't.revision',
    updated_at: 't.updated_at',
  },
})

export const designationsList = readList(declared.designationsList, {
  from: (db, { workspace }) => db.selectFrom('designations as t').where('t.workspace_id', '=', workspace),
  joins: {
    columns: ['employees_count'],
    add: (query, db) => query.leftJoin(peopleOfDesignations(db).as('p'), 'p.id', 't.id'),
  },
  sql: {
    id: 't.id',
    name: 't.name',
    employees_count: 'coalesce(p.n, 0)',
    revision: 't.revision',
    updated_at: 't.updated_at',
  },
})

export const rolesList = readList(declared.rolesList, {
  from: (db, { workspace }) => db.selectFrom('roles as t').where('t.workspace_id', '=', workspace),
  joins: {
    columns: ['employees_count'],
    add: (query, db) => query.leftJoin(peopleOfRoles(db).as('p'), 'p.id', 't.id'),
  },
  sql: {
    id: 't.id',
    name: 't.name',
    permissions: 't.permissions',
    employees_count: 'coalesce(p.n, 0)',
    revision: 't.revision',
  },
})
