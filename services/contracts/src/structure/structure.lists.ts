import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'

export const officesList = defineList({
  name: 'offices',
  label: 'Offices',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    main: column.bool('Main office'),
    timezone: column.text('Time zone'),
    address_line_1: column.text('Address 1', { searchable: true, nullable: true }),
    address_line_2: column.text('Address 2', { nullable: true }),
    phone_number: column.text('Phone', { nullable: true }),
    city: column.text('City', { searchable: true, nullable: true }),
    state: column.text('State', { nullable: true }),
    postal_code: column.text('Postal code', { nullable: true }),
    country: column.text('Country', { nullable: true }),
    employees_count: column.number('People'),
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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    employees_count: column.number('People'),
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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    employees_count: column.number('People'),
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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    permissions: column.json('Permissions', z.array(z.string())),
    employees_count: column.number('People'),
    revision: column.revision(),
  },
  sort: 'name',
})
