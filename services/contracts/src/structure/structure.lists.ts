import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { officeDetails } from './office-details'

export const officesList = defineList({
  name: 'offices',
  label: 'Offices',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    main: column.bool(),
    timezone: column.text(),
    ...column.ofFields(officeDetails.shape),
    address_line_1: column.text({ searchable: true, nullable: true }),
    city: column.text({ searchable: true, nullable: true }),
    employees_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const departmentsList = defineList({
  name: 'departments',
  label: 'Departments',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    employees_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const designationsList = defineList({
  name: 'designations',
  label: 'Designations',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    employees_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const rolesList = defineList({
  name: 'roles',
  label: 'Roles',
  who: 'admin',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    permissions: column.json(z.array(z.string())),
    second_factor: column.bool(),
    employees_count: column.number(),
    revision: column.revision(),
  },
  sort: 'name',
})
