import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'
import { officeDetails } from './office-details'

const workspace_id = id()

const office = { location_id: id(), workspace_id }

const namedBy = <K extends string>(key: K) =>
  ({ workspace_id, [key]: id() }) as { workspace_id: z.ZodUUID } & Record<K, z.ZodUUID>

/**
 * Stream `structure-{workspace}`: offices, departments, designations and roles, with names unique
 * in their workspace.
 */
export const structureEvents = {
  OfficeAdded: event('OfficeAdded', {
    v: 1,
    data: z.object({
      ...office,
      name: plain(),
      main: z.boolean(),
      timezone: plain(64),
      ...officeDetails.shape,
    }),
  }),
  OfficeChanged: event('OfficeChanged', {
    v: 1,
    data: z
      .object({
        ...office,
        name: plain(),
        main: z.boolean(),
        timezone: plain(64),
        ...officeDetails.shape,
      })
      .partial()
      .required({ location_id: true, workspace_id: true }),
  }),
  OfficeRemoved: event('OfficeRemoved', { v: 1, data: z.object(office) }),
  DepartmentAdded: event('DepartmentAdded', {
    v: 1,
    data: z.object({ ...namedBy('department_id'), name: plain() }),
  }),
  DepartmentRenamed: event('DepartmentRenamed', {
    v: 1,
    data: z.object({ ...namedBy('department_id'), name: plain() }),
  }),
  DepartmentRemoved: event('DepartmentRemoved', { v: 1, data: z.object(namedBy('department_id')) }),
  DesignationAdded: event('DesignationAdded', {
    v: 1,
    data: z.object({ ...namedBy('designation_id'), name: plain() }),
  }),
  DesignationRenamed: event('DesignationRenamed', {
    v: 1,
    data: z.object({ ...namedBy('designation_id'), name: plain() }),
  }),
  DesignationRemoved: event('DesignationRemoved', {
    v: 1,
    data: z.object(namedBy('designation_id')),
  }),
  RoleAdded: event('RoleAdded', {
    v: 1,
    data: z.object({ ...namedBy('role_id'), name: plain(), permissions: z.array(plain(40)) }),
  }),
  RoleChanged: event('RoleChanged', {
    v: 1,
    data: z.object({
      ...namedBy('role_id'),
      name: plain().optional(),
      permissions: z.array(plain(40)).optional(),
    }),
  }),
  /** Whether everyone with the role needs a second factor in this workspace. */
  RoleSecondFactorChanged: event('RoleSecondFactorChanged', {
    v: 1,
    data: z.object({ ...namedBy('role_id'), second_factor: z.boolean() }),
  }),
  RoleRemoved: event('RoleRemoved', { v: 1, data: z.object(namedBy('role_id')) }),
}
