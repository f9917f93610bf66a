import * as z from 'zod'
import { event } from '../kernel/event'
import { id } from '../kernel/shapes'

const workspace_id = id()
const address = {
  address_line_1: z.string().nullable(),
  address_line_2: z.string().nullable(),
  phone_number: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
}
const office = { location_id: id(), workspace_id }
const named = <K extends string>(key: K) => ({ workspace_id, [key]: id() }) as { workspace_id: z.ZodUUID } & Record<K, z.ZodUUID>

/** Stream `structure-{workspace}`: offices, departments, designations and roles, whose names are unique in their workspace. */
export const structureEvents = {
  OfficeAdded: event('OfficeAdded', {
    v: 1,
    data: z.object({ ...office, name: z.string(), main: z.boolean(), timezone: z.string(), ...address }),
  }),
  OfficeChanged: event('OfficeChanged', {
    v: 1,
    data: z
      .object({ ...office, name: z.string(), main: z.boolean(), timezone: z.string(), ...address })
      .partial()
      .required({ location_id: true, workspace_id: true }),
  }),
  OfficeRemoved: event('OfficeRemoved', { v: 1, data: z.object(office) }),
  DepartmentAdded: event('DepartmentAdded', { v: 1, data: z.object({ ...named('department_id'), name: z.string() }) }),
  DepartmentRenamed: event('DepartmentRenamed', { v: 1, data: z.object({ ...named('department_id'), name: z.string() }) }),
  DepartmentRemoved: event('DepartmentRemoved', { v: 1, data: z.object(named('department_id')) }),
  DesignationAdded: event('DesignationAdded', { v: 1, data: z.object({ ...named('designation_id'), name: z.string() }) }),
  DesignationRenamed: event('DesignationRenamed', { v: 1, data: z.object({ ...named('designation_id'), name: z.string() }) }),
  DesignationRemoved: event('DesignationRemoved', { v: 1, data: z.object(named('designation_id')) }),
  RoleAdded: event('RoleAdded', { v: 1, data: z.object({ ...named('role_id'), name: z.string(), permissions: z.array(z.string()) }) }),
}
