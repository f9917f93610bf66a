import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { bool, created, id, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'

const ws = z.object({ ws: idOf('workspaces') })
const item = (record: 'offices' | 'departments' | 'designations') => z.object({ ws: idOf('workspaces'), id: idOf(record) })
export const office = z.object({
  id: id(),
  name: z.string(),
  main: z.boolean(),
  timezone: z.string(),
  address_line_1: z.string().nullable(),
  address_line_2: z.string().nullable(),
  phone_number: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
  employees_count: z.number().optional(),
})
export const officeBody = z.object({
  name: text('Please Enter the Office Name!', 120),
  main: bool().optional(),
  timezone: characters(60).optional(),
  address_line_1: text('Please Enter the Address!'),
  address_line_2: text('Please Enter the Address!'),
  phone_number: optionalText(40),
  city: optionalText(120),
  state: optionalText(120),
  postal_code: optionalText(20),
  country: optionalText(2),
})
export const named = z.object({ id: id(), name: z.string(), employees_count: z.number().optional() })
const count = z.object({ employee_count: bool().optional() })

export const departmentBody = z.object({ name: text('Please input the Department Name!', 120) })
export const designationBody = z.object({ name: text('Please input the Designation Name!', 120) })
export const structureApi = area('structure', {
  offices: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/locations',
    who: 'member',
    summary: 'Offices',
    params: ws,
    response: one(z.array(office)),
  }),
  office: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'member',
    summary: 'One office',
    params: item('offices'),
    response: one(office),
  }),
  addOffice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/locations',
    who: 'edit_company',
    summary: 'Add an office',
    status: 201,
    params: ws,
    body: officeBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  changeOffice: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'edit_company',
    summary: 'Change an office',
    params: item('offices'),
    body: officeBody.partial(),
    response: one(office),
    errors: ['structure.name_taken'],
  }),
  removeOffice: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'edit_company',
    summary: 'Delete an office',
    params: item('offices'),
    errors: ['structure.main_office', 'structure.in_use'],
  }),
  departments: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/departments',
    who: 'member',
    summary: 'Departments',
    params: ws,
    query: count,
    response: one(z.array(named)),
  }),
  addDepartment: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/departments',
    who: 'edit_company',
    summary: 'Add a department',
    status: 201,
    params: ws,
    body: departmentBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  renameDepartment: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/departments/{id}',
    who: 'edit_company',
    summary: 'Rename a department',
    params: item('departments'),
    body: departmentBody,
    response: one(named),
    errors: ['structure.name_taken'],
  }),
  removeDepartment: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/departments/{id}',
    who: 'edit_company',
    summary: 'Delete a department',
    params: item('departments'),
    errors: ['structure.in_use'],
  }),
  designations: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/designations',
    who: 'member',
    summary: 'Designations',
    params: ws,
    query: count,
    response: one(z.array(named)),
  }),
  addDesignation: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/designations',
    who: 'edit_company',
    summary: 'Add a designation',
    status: 201,
    params: ws,
    body: designationBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  renameDesignation: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/designations/{id}',
    who: 'edit_company',
    summary: 'Rename a designation',
    params: item('designations'),
    body: designationBody,
    response: one(named),
    errors: ['structure.name_taken'],
  }),
  removeDesignation: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/designations/{id}',
    who: 'edit_company',
    summary: 'Delete a designation',
    params: item('designations'),
    errors: ['structure.in_use'],
  }),
})
