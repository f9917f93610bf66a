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

const problem = z.object({
  /** Row of the file as a spreadsheet counts, headings included. */
  row: z.number(),
  /** Heading of the column; null if it concerns the whole row. */
  column: z.string().nullable(),
  ...wordedShape,
})

const reason = z.object({ count: z.number(), rows: z.array(z.number()), ...wordedShape })

export const leaveImportPreview = z.object({
  file: z.object({
    name: z.string(),
    format: z.enum(leaveImportFormats),
    delimiter: z.string(),
    encoding: z.string(),
    date_order: z.enum(leaveDateOrders),
    /** False: no date decides, so an import needs `date_order`. */
    date_order_certain: z.boolean(),
    /** A date of the file with two readings. */
    date_example: z.string().nullable(),
  }),
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
  people: z.array(
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
  ),
  types: z.array(
    z.object({
      name: z.string(),
      rows: z.number(),
      leave_type_id: id().nullable(),
      by: z.enum(['name', 'choice', 'left_out', 'none']),
    }),
  ),
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

export const leaveImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(reason),
  problems: z.array(problem),
  stream: z.string(),
})

export const keptLeaveReasons = ['paid', 'closed', 'erased', 'changed', 'own'] as const

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
  }),
})

export type LeaveImportDetails = z.output<typeof leaveImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('leave_imports') })

const fileErrors = [
  'leave_import.file',
  'leave_import.empty',
  'leave_import.too_many',
  'leave_import.no_columns',
]

export const leaveImportsApi = area('leave', {
  leaveImports: listCall(leaveImportsList, {
    path: '/workspaces/{ws}/leave_imports',
    summary: 'Imports of leave, newest first',
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
  previewLeaveImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of leave; nothing is saved',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: leaveImportBody,
    response: one(leaveImportPreview),
    errors: fileErrors,
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
  undoLeaveImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import; leaves that someone has used since stay and are named',
    status: 200,
    params: ofImport,
    response: one(leaveImportDetails),
    errors: ['leave_import.running_still'],
  }),
})
