import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint, file, MEGABYTE } from '../kernel/endpoint'
import { parseJsonText } from '../kernel/json-text'
import { idOf, workspaceParams } from '../kernel/record'
import { day, id, one, wordedShape } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { timeImportFormats } from './time-imports.events'
import { timeImportStatus, timeImportsList } from './time-imports.lists'

const PEOPLE = 'time_import.people'

const people = z
  .record(characters(255), id().nullable())
  .refine((value) => Object.keys(value).length <= 1000, { error: PEOPLE })

/** A person of the file → employee id; null leaves the rows out. */
const importPeople = z
  .union([people, characters(60_000)], { error: PEOPLE })
  .transform((value, context): Record<string, string | null> => {
    if (typeof value !== 'string') return value

    try {
      return people.parse(parseJsonText(value || '{}'))
    } catch {
      context.addIssue({ code: 'custom', message: PEOPLE })
      return z.NEVER
    }
  })

const blankIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

export const timeDateOrders = ['day-first', 'month-first'] as const

export const timeImportBody = z.object({
  file: file(['table', 'spreadsheet']),
  people: importPeople.optional(),
  /** For dates with two readings, such as 03/04/2026. */
  date_order: blankIsAbsent(z.enum(timeDateOrders, { error: 'time_import.date_orders' })),
  /** Of times without an offset, such as `Europe/Berlin`. */
  zone: blankIsAbsent(characters(64, 'time_import.zone')),
  /** Name of the client of projects for which the file names none; by default the company. */
  client: blankIsAbsent(characters(255)),
})

const problem = z.object({
  /** Row of the file as a spreadsheet counts, headings included. */
  row: z.number(),
  /** Heading of the column; null if it concerns the whole row. */
  column: z.string().nullable(),
  ...wordedShape,
})

const reason = z.object({ count: z.number(), rows: z.array(z.number()), ...wordedShape })

export const timeImportPreview = z.object({
  file: z.object({
    name: z.string(),
    format: z.enum(timeImportFormats),
    delimiter: z.string(),
    encoding: z.string(),
    date_order: z.enum(timeDateOrders),
    /** False: no date decides, so an import needs `date_order`. */
    date_order_certain: z.boolean(),
    /** A date of the file with two readings. */
    date_example: z.string().nullable(),
    /** True: times have no offset, so an import needs `zone`. */
    zone_needed: z.boolean(),
    zone: z.string(),
  }),
  counts: z.object({
    rows: z.number(),
    add: z.number(),
    known: z.number(),
    refused: z.number(),
    seconds: z.number(),
    /** Entries with tags, which are not imported. */
    tagged: z.number(),
    /** Entries without a begin, which are placed one after another. */
    untimed: z.number(),
  }),
  from_on: z.string().nullable(),
  to_on: z.string().nullable(),
  people: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      email: z.string(),
      rows: z.number(),
      employee_id: id().nullable(),
      employee_name: z.string().nullable(),
      by: z.enum(['email', 'name', 'choice', 'left_out', 'none']),
    }),
  ),
  missing: z.object({
    clients: z.array(z.string()),
    projects: z.array(z.object({ name: z.string(), client: z.string() })),
    tasks: z.number(),
  }),
  /** Name of the client of projects for which the file names none. */
  client: z.string(),
  /** The first rows as parsed; `date` and times are local ones of the file. */
  rows: z.array(
    z.object({
      row: z.number(),
      action: z.enum(['add', 'known', 'refused']),
      person: z.string(),
      day: z.string(),
      start: z.string().nullable(),
      end: z.string().nullable(),
      seconds: z.number().nullable(),
      client: z.string(),
      project: z.string(),
      task: z.string(),
      description: z.string(),
    }),
  ),
  /** Faults by kind, most frequent first. */
  reasons: z.array(reason),
  /** At most 1000. */
  problems: z.array(problem),
})

export type TimeImportPreview = z.output<typeof timeImportPreview>

export const timeImportReport = z.object({
  id: id(),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  reasons: z.array(reason),
  problems: z.array(problem),
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
  reasons: z.array(reason),
  /** What an undo would do now. `entries`: the first 200 that would stay. */
  undo: z.object({
    removable: z.number(),
    kept: z.array(z.object({ reason: z.enum(keptReasons), count: z.number() })),
    entries: z.array(kept),
  }),
})

export type TimeImportDetails = z.output<typeof timeImportDetails>

const ofImport = z.object({ ws: idOf('workspaces'), id: idOf('time_imports') })

const fileErrors = [
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
  previewTimeImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/time_imports/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of tracked time; nothing is saved',
    multipart: true,
    limit: 40 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: timeImportBody,
    response: one(timeImportPreview),
    errors: fileErrors,
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
