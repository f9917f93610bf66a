import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { importChoices } from '../kernel/import-choices'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, day, id, one, wordedShape } from '../kernel/shapes'
import { leaveImportStatus, leaveImportsList } from './leave-imports.lists'

const blankIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const leaveDateOrders = ['day-first', 'month-first'] as const

export const leaveImportBody = z.object({
  file: file(['table', 'spreadsheet']),
  /** A person of the file (number, e-mail address or name) → employee id. */
  people: importChoices(id(), 'leave_import.people').optional(),
  /** A type of the file → leave type id. */
  types: importChoices(id(), 'leave_import.types').optional(),
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

export const importProblem = z.object({
  /** Row of the file as a spreadsheet counts, headings included. */
  row: z.number(),
  /** Heading of the column; null if it concerns the whole row. */
  column: z.string().nullable(),
  ...wordedShape,
})

export const importReason = z.object({
  count: z.number(),
  rows: z.array(z.number()),
  ...wordedShape,
})

export const leaveImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(importReason),
  problems: z.array(importProblem),
  stream: z.string(),
})

export const keptLeaveReasons = ['paid', 'closed', 'erased', 'changed', 'used', 'own'] as const

const keptReason = z.enum(keptLeaveReasons)

export const leaveImportDetails = z.object({
  ...leaveImportsList.row.shape,
  /** Rows of the file that were not imported. */
  reasons: z.array(importReason),
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
