import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import { employeeImportStatus, employeeImportsList } from './imports.lists'

/**
 * Why an undo leaves a person. `leads`: someone who stays reports to them; `held`: a legal
 * hold.
 */
export const keptPeopleReasons = [
  'joined',
  'paid',
  'leave',
  'time',
  'expenses',
  'documents',
  'work',
  'held',
  'changed',
  'leads',
] as const

const reason = z.enum(keptPeopleReasons)

/**
 * Why an undo leaves values of a person who was here before. `beyond`: it never puts those back;
 * `refused`: the earlier value can no longer be had.
 */
export const leftValueReasons = ['changed', 'beyond', 'own', 'refused'] as const

export const employeeImportDetails = z.object({
  ...employeeImportsList.row.shape,
  /** What an undo would do now. `people`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason, count: z.number() })),
    people: z.array(z.object({ id: id(), name: z.string(), oid: z.string().nullable(), reason })),
    /** After an undo: the first 200 people with values that it left, and the fields. */
    left: z.array(
      z.object({
        id: id(),
        name: z.string(),
        reason: z.enum(leftValueReasons),
        fields: z.array(z.string()),
      }),
    ),
  }),
})

export type EmployeeImportDetails = z.output<typeof employeeImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('employee_imports') })

export const employeeImportsApi = area('people', {
  employeeImports: listCall(employeeImportsList, {
    path: '/workspaces/{ws}/employee_imports',
    summary: 'Imports of employees, newest first',
    params: workspaceParams,
    filters: { status: employeeImportStatus.optional() },
  }),
  employeeImport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/employee_imports/{id}',
    who: 'admin',
    summary: 'An import of employees, and whom an undo would remove and leave',
    params: ofImport,
    response: one(employeeImportDetails),
  }),
  undoEmployeeImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employee_imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import: new people go, changed values come back; used records stay',
    status: 200,
    params: ofImport,
    response: one(employeeImportDetails),
    errors: ['import.running_still', 'import.abandoned'],
  }),
})
