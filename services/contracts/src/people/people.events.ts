import * as z from 'zod'
import { event, personal } from '../kernel/event'
import { id } from '../kernel/shapes'

const subject = 'employee_id'
const who = { employee_id: id() }
const text = () => z.string().nullable()

/** What an employee's own record holds about the person; every field is personal. */
export const profileFields = {
  first_name: personal(z.string()),
  last_name: personal(z.string()),
  email: personal(text()),
  phone_number: personal(text()),
  birthday_on: personal(text()),
  gender: personal(text()),
  nationality: personal(text()),
  address_1: personal(text()),
  address_2: personal(text()),
  city: personal(text()),
  state: personal(text()),
  postal_code: personal(text()),
  country: personal(text()),
}
/** Where an employee stands in the company; changed only with edit_company. */
export const jobFields = {
  oid: z.string().nullable(),
  role_id: id(),
  manager_id: id().nullable(),
  time_off_manager_id: id().nullable(),
  time_off_policy_id: id().nullable(),
  location_id: id().nullable(),
  department_id: id().nullable(),
}

/** Stream `employee-{id}`. */
export const employeeEvents = {
  EmployeeAdded: event('EmployeeAdded', {
    v: 1,
    subject,
    data: z.object({ ...who, ...profileFields, ...jobFields, hired_on: z.string().nullable() }),
  }),
  EmployeeProfileChanged: event('EmployeeProfileChanged', {
    v: 1,
    subject,
    data: z.object({ ...who, ...z.object(profileFields).partial().shape }),
  }),
  EmployeeJobChanged: event('EmployeeJobChanged', {
    v: 1,
    subject,
    data: z.object({ ...who, ...z.object({ ...jobFields, hired_on: z.string().nullable() }).partial().shape }),
  }),
  EmployeeAvatarChanged: event('EmployeeAvatarChanged', { v: 1, subject, data: z.object({ ...who, avatar: text() }) }),
  /** An invitation was sent; the address is the one of the record at that time. */
  EmployeeInvited: event('EmployeeInvited', { v: 1, subject, data: z.object({ ...who, email: personal(z.string()) }) }),
  /** The person has a user from here on. */
  EmployeeJoined: event('EmployeeJoined', { v: 1, subject, data: z.object({ ...who, user_id: id() }) }),
  /** Works until and with `terminated_on`. */
  EmployeeTerminated: event('EmployeeTerminated', { v: 1, subject, data: z.object({ ...who, terminated_on: z.string() }) }),
  EmployeeUnterminated: event('EmployeeUnterminated', { v: 1, subject, data: z.object(who) }),
  EmployeeDeleted: event('EmployeeDeleted', { v: 1, subject, data: z.object(who) }),
  EmployeeOptionSet: event('EmployeeOptionSet', { v: 1, subject, data: z.object({ ...who, name: z.string(), value: z.string() }) }),
}

/** The rules across the employees of a workspace: stream `directory-{workspace}`. Keys of ids and addresses are keyed hashes. */
export const directoryEvents = {
  DirectoryKeyTaken: event('DirectoryKeyTaken', {
    v: 1,
    data: z.object({ kind: z.enum(['oid', 'email']), key: z.string(), employee_id: id() }),
  }),
  DirectoryKeyReleased: event('DirectoryKeyReleased', {
    v: 1,
    data: z.object({ kind: z.enum(['oid', 'email']), key: z.string(), employee_id: id() }),
  }),
  ReportingLineAdded: event('ReportingLineAdded', { v: 1, data: z.object({ ...who, manager_id: id() }) }),
  ReportingLineRemoved: event('ReportingLineRemoved', { v: 1, data: z.object({ ...who, manager_id: id() }) }),
  /** Active, with a user and an administrator's role. */
  AdministratorAdded: event('AdministratorAdded', { v: 1, data: z.object(who) }),
  AdministratorRemoved: event('AdministratorRemoved', { v: 1, data: z.object(who) }),
}
