import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { permissions } from '../kernel/permissions'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, one, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { officeDetailsBody } from './office-details'
import { departmentsList, officesList, rolesList } from './structure.lists'

const paramsOf = (record: 'offices' | 'departments' | 'designations' | 'roles') =>
  z.object({ ws: idOf('workspaces'), id: idOf(record) })

export const office = officesList.row

export const officeBody = z.object({
  name: text('structure.office', 120),
  main: bool().optional(),
  timezone: characters(60).optional(),
  ...officeDetailsBody,
})

/** Counted with `employee_count`. */
export const namedDepartment = departmentsList.row.partial({ employees_count: true })

const count = z.object({ employee_count: bool().optional() })

export const departmentBody = z.object({ name: text('structure.department', 120) })
export const designationBody = z.object({ name: text('structure.designation', 120) })

export const roleBody = z.object({
  name: text('structure.role', 60),
  permissions: z.array(z.enum(permissions)).max(permissions.length),
})

export const structureApi = area('structure', {
  offices: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/locations',
    who: 'member',
    summary: 'Offices',
    params: workspaceParams,
    response: one(z.array(office)),
  }),
  office: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'member',
    summary: 'One office',
    params: paramsOf('offices'),
    response: one(office),
  }),
  addOffice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/locations',
    who: 'edit_company',
    summary: 'Add an office',
    status: 201,
    params: workspaceParams,
    body: officeBody,
    response: created(),
    errors: ['structure.name_taken', 'workspace.timezone'],
  }),
  changeOffice: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'edit_company',
    summary: 'Change an office',
    params: paramsOf('offices'),
    body: officeBody.partial(),
    response: one(office),
    errors: ['structure.name_taken', 'structure.main_office', 'workspace.timezone'],
  }),
  removeOffice: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/locations/{id}',
    who: 'edit_company',
    summary: 'Delete an office',
    params: paramsOf('offices'),
    errors: ['structure.main_office', 'structure.in_use'],
  }),
  departments: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/departments',
    who: 'member',
    summary: 'Departments',
    params: workspaceParams,
    query: count,
    response: one(z.array(namedDepartment)),
  }),
  addDepartment: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/departments',
    who: 'edit_company',
    summary: 'Add a department',
    status: 201,
    params: workspaceParams,
    body: departmentBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  renameDepartment: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/departments/{id}',
    who: 'edit_company',
    summary: 'Rename a department',
    params: paramsOf('departments'),
    body: departmentBody,
    response: one(namedDepartment),
    errors: ['structure.name_taken'],
  }),
  removeDepartment: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/departments/{id}',
    who: 'edit_company',
    summary: 'Delete a department',
    params: paramsOf('departments'),
    errors: ['structure.in_use'],
  }),
  designations: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/designations',
    who: 'member',
    summary: 'Designations',
    params: workspaceParams,
    query: count,
    response: one(z.array(namedDepartment)),
  }),
  addDesignation: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/designations',
    who: 'edit_company',
    summary: 'Add a designation',
    status: 201,
    params: workspaceParams,
    body: designationBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  renameDesignation: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/designations/{id}',
    who: 'edit_company',
    summary: 'Rename a designation',
    params: paramsOf('designations'),
    body: designationBody,
    response: one(namedDepartment),
    errors: ['structure.name_taken'],
  }),
  removeDesignation: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/designations/{id}',
    who: 'edit_company',
    summary: 'Delete a designation',
    params: paramsOf('designations'),
    errors: ['structure.designation_in_use'],
  }),
  workspaceRoles: listCall(rolesList, {
    path: '/workspaces/{ws}/roles',
    summary: 'Roles of the workspace, each with its number of active employees',
    params: workspaceParams,
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/roles',
    who: 'edit_company',
    summary: 'Add a role with permissions that the caller has',
    status: 201,
    params: workspaceParams,
    body: roleBody,
    response: created(),
    errors: ['structure.name_taken', 'structure.permission_not_held', 'structure.roles_most'],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/roles/{id}',
    who: 'edit_company',
    summary: 'Change a role; it applies from the next request of its employees',
    params: paramsOf('roles'),
    body: roleBody.partial(),
    response: one(rolesList.row),
    errors: ['structure.name_taken', 'structure.permission_not_held', 'structure.role_fixed'],
  }),
  requireSecondFactor: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/roles/{id}/second-factor',
    who: 'edit_company',
    summary: 'Say whether everyone with a role needs a second factor, from their next request on',
    params: paramsOf('roles'),
    body: z.object({ required: bool() }),
    errors: ['access.impersonating', 'factor.own_first'],
  }),
  removeRole: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/roles/{id}',
    who: 'edit_company',
    summary: 'Delete a role without employees',
    params: paramsOf('roles'),
    errors: ['structure.role_fixed', 'structure.role_in_use'],
  }),
})
