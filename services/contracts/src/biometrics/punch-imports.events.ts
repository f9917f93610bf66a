import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, plain } from '../kernel/event-fields'

const record = { import_id: id(), workspace_id: id() }

/** Rows by a reason, with the numbers of the first of them. */
const reasons = z.array(z.object({ code: plain(60), count: count(), rows: z.array(count()) }))

/**
 * One import of a device's file: stream `punch-import-{id}`. Its punches are in the streams of the
 * device's days and name the import.
 */
export const punchImportEvents = {
  /** `sha256`: of the file's bytes. `punches`: how many it will add; `known`: those already here. */
  PunchImportStarted: event('PunchImportStarted', {
    v: 1,
    data: z.object({
      ...record,
      device_id: id(),
      serial_no: plain(32),
      sha256: plain(64),
      rows: count(),
      punches: count(),
      known: count(),
      from_on: day().nullable(),
      to_on: day().nullable(),
    }),
  }),
  /** `refused`: rows of the file that were not imported, by reason. */
  PunchImportFinished: event('PunchImportFinished', {
    v: 1,
    data: z.object({ ...record, added: count(), known: count(), refused: reasons }),
  }),
  /** The server stopped meanwhile. Punches so far stay; the same file adds the rest. */
  PunchImportInterrupted: event('PunchImportInterrupted', { v: 1, data: z.object(record) }),
  /** `kept`: punches that stayed, by reason. */
  PunchImportUndone: event('PunchImportUndone', {
    v: 1,
    data: z.object({
      ...record,
      removed: count(),
      kept: z.array(z.object({ reason: plain(60), count: count() })),
    }),
  }),
}
