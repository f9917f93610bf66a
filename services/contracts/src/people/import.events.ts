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

/** The imported data of one row; omitted fields stay. `terminate`: the last day. */
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
  /** Office, role and policy, only of new employees. */
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
          /** By default the company's. */
          currency: currency(),
          working_hours: amount().nullable(),
          working_period_unit: z.enum(['day', 'week', 'month']).nullable(),
        })
        .partial(),
    })
    .nullable(),
  terminate: day().nullable(),
  /** Was terminated before, on another day. */
  terminated: z.boolean(),
})

const sealedAccount = z.object({
  kind: z.enum(['iban', 'uk', 'us', 'other']),
  holder: plain(140),
  iban: plain(34).nullable(),
  bic: plain(11).nullable(),
  account_number: plain(34).nullable(),
  routing: plain(60).nullable(),
  account_type: z.enum(['checking', 'savings']).nullable(),
})

/**
 * Bank accounts of an import: stream `import-accounts-{id}`, beside the import's own, because its
 * history shows no whole number.
 */
export const importAccountsEvents = {
  /** Accounts of some rows, checked; under 1 MiB. */
  EmployeeImportAccountsPlanned: event('EmployeeImportAccountsPlanned', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      import_id: id(),
      rows: z.array(
        z.object({ row: count(), employee_id: id(), account: personal(sealedAccount) }),
      ),
    }),
  }),
}

/** One export of people with account numbers: stream `accounts-export-{id}`. */
export const accountsExportEvents = {
  /** `people`: how many the file has. `sha256` of its bytes, hexadecimal. */
  EmployeeAccountsExported: event('EmployeeAccountsExported', {
    v: 1,
    data: z.object({
      export_id: id(),
      workspace_id: id(),
      format: z.enum(['csv', 'xlsx']),
      people: count(),
      sha256: plain(64),
    }),
  }),
}

/** One import of employees: stream `import-{id}`. Its effects are in the employees' own streams. */
export const employeeImportEvents = {
  /**
   * `sha256`: of the file's bytes, so that an auditor can identify the file. `mapping`: column,
   * counted from 0 → field.
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
  /** Some of the rows to write, and of the departments and designations to add; under 1 MiB. */
  EmployeeImportRowsPlanned: event('EmployeeImportRowsPlanned', {
    v: 3,
    upcast: { 1: (data) => data, 2: (data) => data },
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
   * Custom values of some rows; `fields`: those used, with their kind at that time. Under 1 MiB.
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
   * The plan is complete: from now on the import completes even if the request fails. `today`: the
   * company's.
   */
  EmployeeImportPlanned: event('EmployeeImportPlanned', {
    v: 1,
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      today: day(),
      currency: currency(),
      invite: z.boolean(),
      /** Number of rows without changes. */
      unchanged: count(),
      /** The place of new employees. */
      place: z.object({
        role_id: id(),
        time_off_policy_id: id().nullable(),
        location_id: id().nullable(),
      }),
    }),
  }),
  /**
   * Rows rejected because of other people's changes meanwhile, by reason. The preview reports
   * faults of the file itself.
   */
  EmployeeImportRowsRefused: event('EmployeeImportRowsRefused', {
    v: 1,
    data: z.object({
      import_id: id(),
      refused: z.array(z.object({ code: plain(60), rows: z.array(count()) })),
    }),
  }),
  /** Interrupted before its plan was complete: nothing was written, and nothing will be. */
  EmployeeImportAbandoned: event('EmployeeImportAbandoned', {
    v: 1,
    data: z.object({ import_id: id(), workspace_id: id() }),
  }),
  EmployeeImportFinished: event('EmployeeImportFinished', {
    v: 1,
    data: z.object({ import_id: id(), workspace_id: id(), counts }),
  }),
  /**
   * An admin undoes the import. `present`: how many of the people that it added are here. From now
   * on the undo completes even if the request fails.
   */
  EmployeeImportUndoStarted: event('EmployeeImportUndoStarted', {
    v: 2,
    // The first version put back no values.
    upcast: { 1: (data) => data },
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      present: count(),
      /** The company's day, and the person's own employees, whose values stay. */
      today: day().optional(),
      own: z.array(id()).optional(),
    }),
  }),
  /** `kept`: people that stayed, by reason. */
  EmployeeImportUndone: event('EmployeeImportUndone', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      import_id: id(),
      workspace_id: id(),
      removed: count(),
      kept: z.array(z.object({ reason: plain(60), count: count() })),
      /** People who have earlier values again, and people with values that stayed. */
      put_back: count().optional(),
      values_left: count().optional(),
      /** The first of those whose values stayed, with the fields and the reason. */
      left: z
        .array(z.object({ employee_id: id(), reason: plain(60), fields: z.array(plain(60)) }))
        .optional(),
    }),
  }),
}
