import * as z from 'zod'
import { fieldKinds, LONGEST_PARAGRAPH } from '../kernel/custom-field'
import { event } from '../kernel/event'
import { amount, count, currency, day, digits, id, personal, plain } from '../kernel/event-fields'

const counts = z.object({
  rows: count(),
  added: count(),
  updated: count(),
  unchanged: count(),
  refused: count(),
  terminated: count(),
})

/**
 * What a row of the file says of a person; what is left out stays as it is. `terminate`: their last
 * day.
 */
const planned = z.object({
  first_name: plain().nullable(),
  last_name: plain().nullable(),
  email: plain().nullable(),
  profile: z
    .object({
      first_name: plain(),
      last_name: plain(),
      email: plain(),
      phone_number: plain(),
      birthday_on: day(),
      gender: plain(),
      nationality: plain(),
      address_1: plain(),
      address_2: plain(),
      city: plain(),
      state: plain(),
      postal_code: plain(),
      country: plain(),
    })
    .partial(),
  /** Office, role and policy only of somebody new. */
  job: z
    .object({
      oid: plain(60),
      manager_id: id(),
      department_id: id(),
      hired_on: day(),
      location_id: id(),
      role_id: id(),
      time_off_policy_id: id(),
    })
    .partial(),
  contract: z
    .object({
      kind: z.enum(['add', 'change']),
      contract_id: id(),
      adjustment_ids: z.array(id()),
      terms: z
        .object({
          effective_on: day(),
          start_date: day(),
          end_date: day().nullable(),
          designation_id: id().nullable(),
          base_compensation_amount: amount().nullable(),
          base_compensation_type: z.enum(['hourly', 'weekly', 'monthly', 'yearly']).nullable(),
          /** Left out: the company's. */
          currency: currency(),
        })
        .partial(),
    })
    .nullable(),
  terminate: day().nullable(),
  /** Was terminated before, on another day. */
  terminated: z.boolean(),
})

/**
 * One import of employees: stream `import-{id}`. What it did to each employee stands in the
 * employees' own streams.
 */
export const employeeImportEvents = {
  /**
   * `sha256`: of the file's bytes, so that an auditor can tell which file it was. `mapping`:
   * column, counted from 0 → field.
   */
  EmployeeImportStarted: event('EmployeeImportStarted', {
    v: 1,
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      sha256: plain(64),
      rows: count(),
      mode: z.enum(['good-rows', 'all-or-nothing']),
      mapping: z.record(digits(3), plain(40)),
    }),
  }),
  /**
   * Some of the rows that are written, and of the departments and designations that are added for
   * them; under 1 MiB.
   */
  EmployeeImportRowsPlanned: event('EmployeeImportRowsPlanned', {
    v: 2,
    upcast: { 1: (data) => data },
    subject: 'employee_id',
    data: z.object({
      import_id: id(),
      rows: z.array(
        z.object({
          row: count(),
          employee_id: id(),
          action: z.enum(['add', 'update']),
          planned: personal(planned),
        }),
      ),
      /** `timezone`: of an office. */
      missing: z.array(
        z.object({
          kind: z.enum(['department', 'designation', 'office']),
          id: id(),
          name: plain(),
          timezone: plain(64).optional(),
        }),
      ),
    }),
  }),
  /**
   * What some of the rows say in custom fields; `fields`: those that are named, of the kind that
   * they had. Under 1 MiB.
   */
  EmployeeImportValuesPlanned: event('EmployeeImportValuesPlanned', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      import_id: id(),
      fields: z.array(z.object({ field_id: id(), kind: z.enum(fieldKinds) })),
      rows: z.array(
        z.object({
          row: count(),
          employee_id: id(),
          values: personal(z.record(id(), plain(LONGEST_PARAGRAPH))),
        }),
      ),
    }),
  }),
  /**
   * Nothing is missing from the plan: from here on the import completes, whatever becomes of the
   * request. `today`: the company's.
   */
  EmployeeImportPlanned: event('EmployeeImportPlanned', {
    v: 1,
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      today: day(),
      currency: currency(),
      invite: z.boolean(),
      /** Counts of the rows that need nothing written. */
      unchanged: count(),
      /** Where somebody new stands. */
      place: z.object({
        role_id: id(),
        time_off_policy_id: id().nullable(),
        location_id: id().nullable(),
      }),
    }),
  }),
  /**
   * Rows that somebody else's change kept out in the meantime, by why. What is wrong in the file
   * itself its preview says.
   */
  EmployeeImportRowsRefused: event('EmployeeImportRowsRefused', {
    v: 1,
    data: z.object({
      import_id: id(),
      refused: z.array(z.object({ code: plain(60), rows: z.array(count()) })),
    }),
  }),
  /** Cut off before its plan was whole: nothing of it was written, and nothing will be. */
  EmployeeImportAbandoned: event('EmployeeImportAbandoned', {
    v: 1,
    data: z.object({ import_id: id(), workspace_id: id() }),
  }),
  EmployeeImportFinished: event('EmployeeImportFinished', {
    v: 1,
    data: z.object({ import_id: id(), workspace_id: id(), counts }),
  }),
}
