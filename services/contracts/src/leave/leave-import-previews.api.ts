import * as z from 'zod'
import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import {
  balanceFileErrors,
  balanceUnits,
  fileErrors,
  importProblem,
  importReason,
  leaveBalanceImportBody,
  leaveDateOrders,
  leaveImportBody,
} from './leave-imports.api'
import { leaveImportFormats } from './leave-imports.events'

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
  reasons: z.array(importReason),
  /** At most 1000. */
  problems: z.array(importProblem),
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
  reasons: z.array(importReason),
  /** At most 1000. */
  problems: z.array(importProblem),
})

export type LeaveBalancePreview = z.output<typeof leaveBalancePreview>

/** Previews of imports; in a file of their own, because only the page of an import calls them. */
export const leaveImportPreviewsApi = area('leave', {
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
  previewLeaveBalanceImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/balances/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of leave balances; nothing is saved',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: leaveBalanceImportBody,
    response: one(leaveBalancePreview),
    errors: balanceFileErrors,
  }),
})
