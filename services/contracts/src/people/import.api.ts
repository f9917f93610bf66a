import * as z from 'zod'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { parseJsonText } from '../kernel/json-text'
import { workspaceParams } from '../kernel/record'
import { bool, day, fileLanguage, id, one, wordedShape } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { employeeStatus } from './people.lists'

export const importFieldNames = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'oid',
  'department',
  'designation',
  'manager',
  'hired_on',
  'ended_on',
  'pay',
  'pay_period',
  'pay_currency',
  'weekly_hours',
  'contract_start',
  'contract_end',
  'terminated_on',
  'office',
  'timezone',
  'role',
  'time_off_policy',
  'phone_number',
  'birthday_on',
  'gender',
  'nationality',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'country',
  'account_holder',
  'iban',
  'bic',
  'sort_code',
  'routing_number',
  'bank_code',
  'account_number',
  'account_type',
] as const

/** Fields of a bank account; an import takes them only on request. */
export const accountFieldNames = [
  'account_holder',
  'iban',
  'bic',
  'sort_code',
  'routing_number',
  'bank_code',
  'account_number',
  'account_type',
] as const satisfies readonly (typeof importFieldNames)[number][]

export const importPeriods = ['yearly', 'monthly', 'weekly', 'hourly'] as const

/** Programs whose exports of employees are recognised by their headings. */
export const importSources = ['bamboohr', 'personio', 'frappe'] as const

export const importDateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const

const importField = z.enum(importFieldNames)

/** An employee field, or a custom field by its id. */
const importColumn = z.union([importField, z.uuid()])

const MAPPING = 'import.mapping'

/**
 * Column number, counted from 0 → field, custom field's id, or null to skip the column. Other
 * columns are matched by their heading.
 */
export const importMapping = z
  .union([z.record(z.string().regex(/^\d{1,3}$/), importColumn.nullable()), characters(10_000)], {
    error: MAPPING,
  })
  .transform((value, context): Record<string, string | null> => {
    if (typeof value !== 'string') return value

    try {
      return z
        .record(z.string().regex(/^\d{1,3}$/), importColumn.nullable())
        .parse(parseJsonText(value || '{}'))
    } catch {
      context.addIssue({ code: 'custom', message: MAPPING })
      return z.NEVER
    }
  })

const MANAGERS = 'import.managers'

const meant = z
  .record(characters(200), characters(200))
  .refine((value) => Object.keys(value).length <= 1000, { error: MANAGERS })

/**
 * A manager in the file → employee id, e-mail or name of the intended person. For text that matches
 * none or several.
 */
const importManagers = z
  .union([meant, characters(60_000)], { error: MANAGERS })
  .transform((value, context): Record<string, string> => {
    if (typeof value !== 'string') return value

    try {
      return meant.parse(parseJsonText(value || '{}'))
    } catch {
      context.addIssue({ code: 'custom', message: MANAGERS })
      return z.NEVER
    }
  })

const blankIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

const reading = {
  file: file(['spreadsheet']),
  mapping: importMapping.optional(),
  managers: importManagers.optional(),
  /**
   * Period of the amounts in the pay column; by default from a heading such as "Annual salary",
   * else yearly.
   */
  pay_period: blankIsAbsent(z.enum(importPeriods, { error: 'import.pay_period' })),
  /** For ambiguous days and months. */
  date_format: blankIsAbsent(z.enum(importDateFormats, { error: 'import.date_choice' })),
  /** Take the columns of bank accounts too; an API token cannot. */
  accounts: bool().default(false),
}

export const importPreviewBody = z.object(reading)

export const importBody = z.object({
  ...reading,
  mode: z.enum(['good-rows', 'all-or-nothing'], { error: 'import.mode' }).default('good-rows'),
  /** Send invitations to new employees with an e-mail address. */
  invite: bool().default(false),
  /**
   * Effective date of changed pay or designation for employees with a contract, as a new version;
   * by default their newest contract is corrected.
   */
  pay_effective_on: blankIsAbsent(day('field.date')),
  /** With `accounts`: the caller's password, or a confirmation that stands in for it. */
  current_password: blankIsAbsent(characters(200, 'access.current_password_missing')),
})

/** The people's export with account numbers. */
export const accountsExportBody = z.object({
  format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
  /** Language of the headings. */
  language: fileLanguage(),
  separator: z.enum(['comma', 'semicolon', 'tab'], { error: 'export.separator' }).default('comma'),
  employee_status: employeeStatus.optional(),
  /** An API token with the scope `export` needs none. */
  current_password: characters(200, 'access.current_password_missing').optional(),
})

const problem = z.object({
  /** Row of the file as a spreadsheet counts, headings included. */
  row: z.number(),
  /** Heading of the column; null if it concerns the whole row. */
  column: z.string().nullable(),
  field: importField.nullable(),
  level: z.enum(['error', 'warning']),
  ...wordedShape,
})

export const importPreview = z.object({
  file: z.object({
    name: z.string(),
    /** The program whose headings the file has. */
    source: z.enum(importSources).nullable(),
    format: z.enum(['csv', 'xlsx']),
    delimiter: z.string().nullable(),
    encoding: z.string().nullable(),
    sheet: z.string().nullable(),
    heading_row: z.number(),
    date_format: z.enum(importDateFormats),
    /** False: a date is ambiguous, so an import needs `date_format`. */
    date_format_certain: z.boolean(),
    pay_period: z.enum(importPeriods),
    /**
     * False: neither the file nor the request names the period of the amounts, so yearly is an
     * assumption.
     */
    pay_period_certain: z.boolean(),
  }),
  /** Possible meanings of a column; custom fields by id. */
  fields: z.array(z.object({ field: importColumn, label: z.string() })),
  columns: z.array(
    z.object({
      index: z.number(),
      heading: z.string(),
      field: importColumn.nullable(),
      samples: z.array(z.string()),
    }),
  ),
  /** The first rows as parsed. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['add', 'update', 'unchanged', 'refused']),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      email: z.string().nullable(),
      oid: z.string().nullable(),
      department: z.string().nullable(),
      designation: z.string().nullable(),
      manager: z.string().nullable(),
      hired_on: z.string().nullable(),
      ended_on: z.string().nullable(),
      pay: z.string().nullable(),
      pay_period: z.enum(importPeriods).nullable(),
      /** Currency of the pay; null: the company's. */
      pay_currency: z.string().nullable(),
      /** The row's values in custom fields by id. */
      values: z.record(z.string(), z.string()),
      /** Birthday, phone, address and the like, by field. */
      details: z.record(z.string(), z.string()),
      office: z.string().nullable(),
      role: z.string().nullable(),
      time_off_policy: z.string().nullable(),
      terminated_on: z.string().nullable(),
    }),
  ),
  counts: z.object({
    rows: z.number(),
    add: z.number(),
    update: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    warnings: z.number(),
    terminate: z.number(),
  }),
  /**
   * Whether the file has columns of bank accounts, and how many rows have an account that an import
   * with `accounts` takes. A preview compares none with the accounts of the company.
   */
  accounts: z.object({ columns: z.boolean(), rows: z.number() }),
  /** Errors first, at most 1000; `counts` has the totals. */
  problems: z.array(problem),
  missing: z.object({
    departments: z.array(z.string()),
    designations: z.array(z.string()),
    offices: z.array(z.string()),
  }),
  /** About the whole file. `mapping`: the suggested repair. */
  warnings: z.array(
    z.object({ ...wordedShape, mapping: z.record(z.string(), importField.nullable()).nullable() }),
  ),
})

export type ImportPreview = z.output<typeof importPreview>

export const importReport = z.object({
  id: id(),
  counts: z.object({
    rows: z.number(),
    added: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    terminated: z.number(),
  }),
  problems: z.array(problem),
  stream: z.string(),
})

const importErrors = ['import.file', 'import.empty', 'import.too_many', 'import.columns']

export const importApi = area('people', {
  importPreview: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/import/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of employees; nothing is saved',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: importPreviewBody,
    response: one(importPreview),
    errors: importErrors,
  }),
  importEmployees: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/import',
    who: 'admin',
    summary: 'Import employees from CSV or XLSX; a repetition updates and never duplicates',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: importBody,
    response: one(importReport),
    errors: [
      ...importErrors,
      'import.date_format',
      'import.rows',
      'import.abandoned',
      'access.impersonating',
      'access.current_password',
      'token.forbidden',
    ],
  }),
  exportWithAccounts: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/employees/export',
    who: 'admin',
    whileReadOnly: true,
    costly: true,
    summary:
      "The list of employees with their bank accounts, numbers in full, with the caller's current password",
    status: 200,
    params: workspaceParams,
    body: accountsExportBody,
    /** `content`: the file's bytes in Base64. */
    response: one(
      z.object({ name: z.string(), type: z.string(), sha256: z.string(), content: z.string() }),
    ),
    errors: ['access.impersonating', 'access.current_password', 'export.too_many'],
  }),
  importFormat: endpoint({
    method: 'GET',
    path: '/employees/import-format',
    who: 'admin',
    summary: 'A template for the import, as XLSX',
    raw: 'file',
  }),
})
