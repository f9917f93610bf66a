import * as z from 'zod'
import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import {
  fileErrors,
  importProblem,
  importReason,
  timeDateOrders,
  timeImportBody,
} from './time-imports.api'
import { timeImportFormats } from './time-imports.events'

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
  reasons: z.array(importReason),
  /** At most 1000. */
  problems: z.array(importProblem),
})

export type TimeImportPreview = z.output<typeof timeImportPreview>

/** Previews of imports; in a file of their own, because only the page of an import calls them. */
export const timeImportPreviewsApi = area('time-tracking', {
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
})
