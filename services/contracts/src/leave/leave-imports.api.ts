import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { parseJsonText } from '../kernel/json-text'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, day, id, one, wordedShape } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { leaveImportFormats } from './leave-imports.events'
import { leaveImportStatus, leaveImportsList } from './leave-imports.lists'

/** Names of a file → ids of the company; null leaves the rows out. */
const choices = (error: string) => {
  const plain = z
    .record(characters(255), id().nullable())
    .refine((value) => Object.keys(value).length <= 1000, { error })

  return z
    .union([plain, characters(60_000)], { error })
    .transform((value, context): Record<string, string | null> => {
      if (typeof value !== 'string') return value

      try {
        return plain.parse(parseJsonText(value || '{}'))
      } catch {
        context.addIssue({ code: 'custom', message: error })
        return z.NEVER
      }
    })
}

const blankIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const leaveDateOrders = ['day-first', 'month-first'] as const

export const leaveImportBody = z.object({
  file: file(['table', 'spreadsheet']),
  /** A person of the file (number, e-mail address or name) → employee id. */
  people: choices('leave_import.people').optional(),
  /** A type of the file → leave type id. */
  types: choices('leave_import.types').optional(),
  /** For dates with two readings, such as 03/04/2026. */
  date_order: blankIsAbsent(z.enum(leaveDateOrders, { error: 'leave_import.date_orders' })),
  /** Count days by the calendar here, also where the file says another number. */
  recount: bool().default(false),
})

export const balanceUnits = ['days', 'hours'] as const

export const leaveBalanceImportBody = leaveImportBody.omit({ recount: true }).extend({
  /** The day at whose end people have these balances; for rows without a day of their own. */
  as_of: blankIsAbsent(day()),
  /** Unit of numbers that name none. */
  unit: blankIsAbsent(z.enum(balanceUnits, { error: 'leave_import.units' })),
})

const problem = z.object({
  /** Row of the file as a spreadsheet counts, headings included. */
  row: z.number(),
  /** Heading of the column; null if it concerns the whole row. */
  column: z.string().nullable(),
  ...wordedShape,
})

const reason = z.object({ count: z.number(), rows: z.array(z.number()), ...wordedShape })

const readFile = z.object({
  name: z.string(),
  format: z.enum(leaveImportFormats),
  delimiter: z.string(),
  encoding: z.string(),
  date_order: z.enum(leaveDateOrders),
  /** False: no date decides, so an import needs `date_order`. */
  date_order_certain: z.boolean(),
  /** A date of the file with two readings. */
  date_example: z.string().nullable(),
})

const filePeople = z.array(
  z.object({
    key: z.string(),
    oid: z.string(),
    name: z.string(),
    email: z.string(),
    rows: z.number(),
    employee_id: id().nullable(),
    employee_name: z.string().nullable(),
    by: z.enum(['oid', 'email', 'name', 'choice', 'left_out', 'none']),
  }),
)

const fileTypes = z.array(
  z.object({
    name: z.string(),
    rows: z.number(),
    leave_type_id: id().nullable(),
    by: z.enum(['name', 'choice', 'left_out', 'none']),
  }),
)

export const leaveImportPreview = z.object({
  file: readFile,
  counts: z.object({
    rows: z.number(),
    /** Leaves; a row with a half day among others has several. */
    add: z.number(),
    days: z.string(),
    known: z.number(),
    refused: z.number(),
  }),
  from_on: z.string().nullable(),
  to_on: z.string().nullable(),
  people: filePeople,
  types: fileTypes,
  /** The first rows as parsed. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['add', 'known', 'refused']),
      person: z.string(),
      type: z.string(),
      from: z.string(),
      to: z.string(),
      /** Counted here; null if it is not added. */
      days: z.string().nullable(),
      note: z.string(),
    }),
  ),
  /** Faults by kind, most frequent first. */
  reasons: z.array(reason),
  /** At most 1000. */
  problems: z.array(problem),
})

export type LeaveImportPreview = z.output<typeof leaveImportPreview>

export const leaveBalancePreview = z.object({
  file: readFile.extend({
    /** True: a row has no day, so an import needs `as_of`. */
    as_of_open: z.boolean(),
    /** False: some numbers name no unit and count as `unit`. */
    unit_certain: z.boolean(),
    unit: z.enum(balanceUnits),
  }),
  counts: z.object({
    rows: z.number(),
    /** People whose balance an import corrects. */
    add: z.number(),
    /** People who have the stated balance already. */
    known: z.number(),
    refused: z.number(),
  }),
  people: filePeople,
  types: fileTypes,
  /** Balances in exact days, at the end of `day`; at most 500. */
  balances: z.array(
    z.object({
      employee_id: id(),
      employee_name: z.string(),
      rows: z.array(z.number()),
      day: z.string(),
      now: z.string(),
      then: z.string(),
      /** Signed: the correction that an import books; "0" if there is none. */
      change: z.string(),
    }),
  ),
  reasons: z.array(reason),
  /** At most 1000. */
  problems: z.array(problem),
})

export type LeaveBalancePreview = z.output<typeof leaveBalancePreview>

export const leaveImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(reason),
  problems: z.array(problem),
  stream: z.string(),
})

export const keptLeaveReasons = ['paid', 'closed', 'erased', 'changed', 'used', 'own'] as const

const keptReason = z.enum(keptLeaveReasons)

export const leaveImportDetails = z.object({
  ...leaveImportsList.row.shape,
  /** Rows of the file that were not imported. */
  reasons: z.array(reason),
  /** What an undo would do now. `leaves`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: keptReason, count: z.number() })),
    leaves: z.array(
      z.object({
        id: id(),
        employee_id: id(),
        employee_name: z.string(),
        type: z.string().nullable(),
        start_on: z.string(),
        finish_on: z.string(),
        reason: keptReason,
      }),
    ),
    /** Of an import of balances: the first 200 corrections that would stay. */
    corrections: z.array(
      z.object({
        id: id(),
        employee_id: id(),
        employee_name: z.string(),
        day: z.string(),
        days: z.string(),
        reason: keptReason,
      }),
    ),
  }),
})

export type LeaveImportDetails = z.output<typeof leaveImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('leave_imports') })

/** Refusals of a file of leave. */
export const fileErrors = [
  'leave_import.file',
  'leave_import.empty',
  'leave_import.too_many',
  'leave_import.no_columns',
]

/** Refusals of a file of balances. */
export const balanceFileErrors = [
  ...fileErrors.filter((code) => code !== 'leave_import.no_columns'),
  'leave_import.no_balance_columns',
]

export const leaveImportsApi = area('leave', {
  leaveImports: listCall(leaveImportsList, {
    path: '/workspaces/{ws}/leave_imports',
    summary: 'Imports of leave and of balances, newest first',
    params: workspaceParams,
    filters: { status: leaveImportStatus.optional(), from: day().optional(), to: day().optional() },
  }),
  leaveImport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leave_imports/{id}',
    who: 'admin',
    summary: 'An import with its refused rows, and what an undo would remove and leave',
    params: ofImport,
    response: one(leaveImportDetails),
  }),
  importLeave: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports',
    who: 'admin',
    summary: 'Import approved leave; a repetition adds only what is not here',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 201,
    params: workspaceParams,
    body: leaveImportBody,
    response: one(leaveImportReport),
    errors: [...fileErrors, 'leave_import.date_order'],
  }),
  importLeaveBalances: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/balances',
    who: 'admin',
    summary: 'Correct leave balances to those of a file; a repetition corrects nothing',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 201,
    params: workspaceParams,
    body: leaveBalanceImportBody,
    response: one(leaveImportReport),
    errors: [...balanceFileErrors, 'leave_import.date_order', 'leave_import.as_of'],
  }),
  undoLeaveImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import; what someone has used since stays and is named',
    status: 200,
    params: ofImport,
    response: one(leaveImportDetails),
    errors: ['leave_import.running_still'],
  }),
})
