import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, plain } from '../kernel/event-fields'

/** `other`: a list with the needed columns from any other program. */
export const timeImportFormats = [
  'toggl',
  'clockify',
  'harvest',
  'kimai',
  'solidtime',
  'other',
] as const

const record = { import_id: id(), workspace_id: id() }

/** Rows by a reason, with the numbers of the first of them. */
const reasons = z.array(z.object({ code: plain(60), count: count(), rows: z.array(count()) }))

/**
 * One import of tracked time: stream `time-import-{id}`. Its entries are in the people's own
 * streams and name the import.
 */
export const timeImportEvents = {
  /** `sha256`: of the file's bytes. `entries`: how many it will add; `known`: those already here. */
  TimeImportStarted: event('TimeImportStarted', {
    v: 1,
    data: z.object({
      ...record,
      format: z.enum(timeImportFormats),
      sha256: plain(64),
      rows: count(),
      entries: count(),
      known: count(),
      from_on: day().nullable(),
      to_on: day().nullable(),
    }),
  }),
  /** `refused`: rows of the file that were not imported, by reason. */
  TimeImportFinished: event('TimeImportFinished', {
    v: 1,
    data: z.object({
      ...record,
      added: count(),
      known: count(),
      refused: reasons,
      /** Records that the import created, for its undo. */
      clients: z.array(id()),
      projects: z.array(id()),
    }),
  }),
  /** The server stopped meanwhile. Entries so far stay; the same file adds the rest. */
  TimeImportInterrupted: event('TimeImportInterrupted', { v: 1, data: z.object(record) }),
  /** `kept`: entries that stayed, by reason. */
  TimeImportUndone: event('TimeImportUndone', {
    v: 1,
    data: z.object({
      ...record,
      removed: count(),
      kept: z.array(z.object({ reason: plain(60), count: count() })),
    }),
  }),
}
