import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { importChoices } from '../kernel/import-choices'
import { idOf, workspaceParams } from '../kernel/record'
import { day, id, one, wordedShape } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { timeImportStatus, timeImportsList } from './time-imports.lists'

const blankIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const timeDateOrders = ['day-first', 'month-first'] as const

export const timeImportBody = z.object({
  file: file(['table', 'spreadsheet']),
  /** A person of the file → employee id; null leaves the rows out. */
  people: importChoices(id(), 'time_import.people').optional(),
  /** For dates with two readings, such as 03/04/2026. */
  date_order: blankIsAbsent(z.enum(timeDateOrders, { error: 'time_import.date_orders' })),
  /** Of times without an offset, such as `Europe/Berlin`. */
  zone: blankIsAbsent(characters(64, 'time_import.zone')),
  /** Name of the client of projects for which the file names none; by default the company. */
  client: blankIsAbsent(characters(255)),
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

export const timeImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(importReason),
  problems: z.array(importProblem),
  stream: z.string(),
})

export const keptReasons = ['gone', 'billed', 'erased', 'edited', 'locked'] as const

const kept = z.object({
  id: id(),
  employee_id: id(),
  employee_name: z.string(),
  day: z.string(),
  seconds: z.number(),
  project: z.string().nullable(),
  description: z.string().nullable(),
  reason: z.enum(keptReasons),
})

export const timeImportDetails = z.object({
  ...timeImportsList.row.shape,
  /** Rows of the file that were not imported. */
  reasons: z.array(importReason),
  /** What an undo would do now. `entries`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: z.enum(keptReasons), count: z.number() })),
    entries: z.array(kept),
  }),
})

export type TimeImportDetails = z.output<typeof timeImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('time_imports') })

export const fileErrors = [
  'time_import.file',
  'time_import.empty',
  'time_import.too_many',
  'time_import.no_times',
  'time_import.zone',
]

export const timeImportsApi = area('time-tracking', {
  timeImports: listCall(timeImportsList, {
    path: '/workspaces/{ws}/time_imports',
    summary: 'Imports of tracked time, newest first',
    params: workspaceParams,
    filters: { status: timeImportStatus.optional(), from: day().optional(), to: day().optional() },
  }),
  timeImport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/time_imports/{id}',
    who: 'admin',
    summary: 'An import with its refused rows, and what an undo would remove and leave',
    params: ofImport,
    response: one(timeImportDetails),
  }),
  importTime: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_imports',
    who: 'admin',
    summary: 'Import tracked time; a repetition adds only what is not here',
    multipart: true,
    limit: 40 * MEGABYTE,
    status: 201,
    params: workspaceParams,
    body: timeImportBody,
    response: one(timeImportReport),
    errors: [...fileErrors, 'time_import.date_order'],
  }),
  undoTimeImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_imports/{id}/undo',
    who: 'admin',
    summary: 'Undo an import; entries that someone has used since stay and are named',
    status: 200,
    params: ofImport,
    response: one(timeImportDetails),
    errors: ['time_import.running_still'],
  }),
})
