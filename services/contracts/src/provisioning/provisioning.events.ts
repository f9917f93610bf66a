import * as z from 'zod'
import { event } from '../kernel/event'
import { id, personal, plain } from '../kernel/event-fields'

const workspace = { workspace_id: id() }
const person = { employee_id: id() }
const group = { group_id: id() }
const subject = 'employee_id'

/** What happens to a person whom the directory deactivates. */
export const leavers = ['access', 'employment'] as const

/** What members of a directory's group get. */
export const groupTargets = ['role', 'department'] as const

/** Who names a group: the directory by SCIM, or the provider when people sign in. */
export const groupSources = ['directory', 'sign_in'] as const

/**
 * Stream `provisioning-{workspace}`: what the company's directory may do, and the people it knows
 * by a user name. That name is unique, so it appears as a keyed hash too.
 */
export const provisioningEvents = {
  ProvisioningSet: event('ProvisioningSet', {
    v: 2,
    upcast: { 1: (data) => ({ ...data, add_departments: false }) },
    data: z.object({
      ...workspace,
      leavers: z.enum(leavers),
      invite: z.boolean(),
      /** A department that the directory names is added if there is none of this name. */
      add_departments: z.boolean(),
    }),
  }),
  /** The directory knows the employee by these names from now on. */
  PersonProvisioned: event('PersonProvisioned', {
    v: 1,
    subject,
    data: z.object({
      ...person,
      user_name: personal.text(),
      user_name_key: plain(64),
      external_id: personal(plain().nullable()),
    }),
  }),
  /** The directory deleted the person. */
  PersonUnprovisioned: event('PersonUnprovisioned', {
    v: 1,
    subject,
    data: z.object(person),
  }),
}

/** A group of the company's directory or of its sign-in provider: stream `provisioned-group-{id}`. */
export const provisionedGroupEvents = {
  GroupProvisioned: event('GroupProvisioned', {
    v: 2,
    upcast: { 1: (data) => ({ ...data, source: 'directory' }) },
    data: z.object({
      ...group,
      name: plain(),
      external_id: plain().nullable(),
      source: z.enum(groupSources),
    }),
  }),
  ProvisionedGroupChanged: event('ProvisionedGroupChanged', {
    v: 1,
    data: z.object({
      ...group,
      name: plain().optional(),
      external_id: plain().nullable().optional(),
    }),
  }),
  ProvisionedGroupMembersChanged: event('ProvisionedGroupMembersChanged', {
    v: 1,
    data: z.object({ ...group, added: z.array(id()), removed: z.array(id()) }),
  }),
  /** With `waits`, it counts once another admin has confirmed it. */
  GroupMapped: event('GroupMapped', {
    v: 1,
    data: z.object({
      ...group,
      target: z.enum(groupTargets),
      target_id: id(),
      waits: z.boolean(),
      mapped_by: id(),
    }),
  }),
  GroupMappingConfirmed: event('GroupMappingConfirmed', {
    v: 1,
    data: z.object({ ...group, confirmed_by: id() }),
  }),
  GroupUnmapped: event('GroupUnmapped', { v: 1, data: z.object(group) }),
  GroupUnprovisioned: event('GroupUnprovisioned', { v: 1, data: z.object(group) }),
}
