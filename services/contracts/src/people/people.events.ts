import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, instant, personal, plain } from '../kernel/event-fields'

const peopleSubject = 'employee_id'
const who = { employee_id: id() }

/** The personal fields of an employee's own record. */
export const profileFields = {
  first_name: personal.text(),
  last_name: personal.text(),
  email: personal(plain().nullable()),
  phone_number: personal(plain().nullable()),
  birthday_on: personal(day().nullable()),
  gender: personal(plain().nullable()),
  nationality: personal(plain().nullable()),
  address_1: personal(plain().nullable()),
  address_2: personal(plain().nullable()),
  city: personal(plain().nullable()),
  state: personal(plain().nullable()),
  postal_code: personal(plain().nullable()),
  country: personal(plain().nullable()),
}

/** An employee's place in the company; changes need edit_company. */
export const jobFields = {
  oid: plain(60).nullable(),
  role_id: id(),
  manager_id: id().nullable(),
  time_off_manager_id: id().nullable(),
  time_off_policy_id: id().nullable(),
  location_id: id().nullable(),
  department_id: id().nullable(),
}

/** Who gives a role: a person, or a group of the directory or of the sign-in provider. */
export const roleGivers = ['person', 'group'] as const

/** Stream `employee-{id}`. */
export const employeeEvents = {
  EmployeeAdded: event('EmployeeAdded', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, ...profileFields, ...jobFields, hired_on: day().nullable() }),
  }),
  EmployeeProfileChanged: event('EmployeeProfileChanged', {
    v: 2,
    // The first version named no import.
    upcast: { 1: (data) => data },
    subject: peopleSubject,
    data: z.object({
      ...who,
      ...z.object(profileFields).partial().shape,
      /** The import of employees that changed it. */
      import_id: id().optional(),
    }),
  }),
  /** Holds from `effective_on`. */
  EmployeeJobChanged: event('EmployeeJobChanged', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
    subject: peopleSubject,
    data: z.object({
      ...who,
      effective_on: day(),
      /** The import of employees that changed it, from version 3. */
      import_id: id().optional(),
      /** Present with a role, from version 2. */
      role_by: z.enum(roleGivers).optional(),
      ...z.object({ ...jobFields, hired_on: day().nullable() }).partial().shape,
    }),
  }),
  EmployeeAvatarChanged: event('EmployeeAvatarChanged', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, avatar: plain().nullable() }),
  }),
  /** An invitation was sent to the record's address at that time. */
  EmployeeInvited: event('EmployeeInvited', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, email: personal.text() }),
  }),
  /** The person has a user from now on. */
  EmployeeJoined: event('EmployeeJoined', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, user_id: id() }),
  }),
  /** Works up to and including `terminated_on`. */
  EmployeeTerminated: event('EmployeeTerminated', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, terminated_on: day() }),
  }),
  /** The person stays employed, but cannot open the company until it is restored. */
  EmployeeAccessStopped: event('EmployeeAccessStopped', {
    v: 1,
    subject: peopleSubject,
    data: z.object(who),
  }),
  EmployeeAccessRestored: event('EmployeeAccessRestored', {
    v: 1,
    subject: peopleSubject,
    data: z.object(who),
  }),
  EmployeeUnterminated: event('EmployeeUnterminated', {
    v: 1,
    subject: peopleSubject,
    data: z.object(who),
  }),
  /**
   * Works again from `hired_on`, after a termination: another employment of the same person, on the
   * same record.
   */
  EmployeeRehired: event('EmployeeRehired', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, hired_on: day(), role_id: id() }),
  }),
  EmployeeDeleted: event('EmployeeDeleted', { v: 1, subject: peopleSubject, data: z.object(who) }),
  /** Personal data must be kept, for a lawsuit or the like, until the hold is lifted. */
  ErasureHoldPlaced: event('ErasureHoldPlaced', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, reason: personal.text(500) }),
  }),
  ErasureHoldLifted: event('ErasureHoldLifted', {
    v: 1,
    subject: peopleSubject,
    data: z.object(who),
  }),
  /**
   * The retention, in years after `ended_on`, is over and a person started the erasure; a process
   * executes it.
   */
  PersonErasureStarted: event('PersonErasureStarted', {
    v: 2,
    subject: peopleSubject,
    data: z.object({
      ...who,
      user_id: id().nullable(),
      ended_on: day(),
      retention_years: count(),
      /** Start of the retention; omitted if it is `ended_on`. */
      kept_from: day().optional(),
    }),
    // The first version counted only from the typed last day.
    upcast: { 1: (data) => data },
  }),
  /**
   * Requests an erasure: it starts after another person's confirmation, or after `waits_until` if
   * none could confirm.
   */
  PersonErasureProposed: event('PersonErasureProposed', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, by: z.array(id()), waits_until: instant().nullable() }),
  }),
  PersonErasureWithdrawn: event('PersonErasureWithdrawn', {
    v: 1,
    subject: peopleSubject,
    data: z.object(who),
  }),
  /** The key is destroyed, so all personal data in earlier and later events is unreadable. */
  PersonErased: event('PersonErased', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, user_id: id().nullable() }),
  }),
  EmployeeOptionSet: event('EmployeeOptionSet', {
    v: 1,
    subject: peopleSubject,
    data: z.object({ ...who, name: plain(60), value: plain(1000) }),
  }),
}

/**
 * The rules across a workspace's employees: stream `directory-{workspace}`. Ids and addresses
 * appear as keyed hashes.
 */
export const directoryEvents = {
  DirectoryKeyTaken: event('DirectoryKeyTaken', {
    v: 1,
    data: z.object({ kind: z.enum(['oid', 'email']), key: plain(64), employee_id: id() }),
  }),
  /** Keys of several people, such as of an import's rows. */
  DirectoryKeysTaken: event('DirectoryKeysTaken', {
    v: 1,
    data: z.object({
      taken: z.array(
        z.object({ kind: z.enum(['oid', 'email']), key: plain(64), employee_id: id() }),
      ),
    }),
  }),
  DirectoryKeyReleased: event('DirectoryKeyReleased', {
    v: 1,
    data: z.object({ kind: z.enum(['oid', 'email']), key: plain(64), employee_id: id() }),
  }),
  ReportingLineAdded: event('ReportingLineAdded', {
    v: 1,
    data: z.object({ ...who, manager_id: id() }),
  }),
  ReportingLineRemoved: event('ReportingLineRemoved', {
    v: 1,
    data: z.object({ ...who, manager_id: id() }),
  }),
  /** Active, with a user and the role Admin. */
  AdministratorAdded: event('AdministratorAdded', { v: 1, data: z.object(who) }),
  AdministratorRemoved: event('AdministratorRemoved', { v: 1, data: z.object(who) }),
}
