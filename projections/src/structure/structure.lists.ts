import * as declared from '@workledger/contracts/structure/structure.lists'
import { readList } from '../kernel/list-resource'
import { peopleOfDesignations, peopleOfRoles } from './structure.queries'

const people = (column: string) =>
  `(select count(*)::int from employees e where e.${column} = t.id and e.status = 'active')`

export const officesList = readList(declared.officesList, 'offices as t', {
  sql: {
    employees_count: people('location_id'),
  },
})

export const departmentsList = readList(declared.departmentsList, 'departments as t', {
  sql: {
    employees_count: people('department_id'),
  },
})

export const designationsList = readList(declared.designationsList, 'designations as t', {
  joins: {
    columns: ['employees_count'],
    add: (query, db) => query.leftJoin(peopleOfDesignations(db).as('p'), 'p.id', 't.id'),
  },
  sql: {
    employees_count: 'coalesce(p.n, 0)',
  },
})

export const rolesList = readList(declared.rolesList, 'roles as t', {
  joins: {
    columns: ['employees_count'],
    add: (query, db) => query.leftJoin(peopleOfRoles(db).as('p'), 'p.id', 't.id'),
  },
  sql: {
    employees_count: 'coalesce(p.n, 0)',
  },
})
