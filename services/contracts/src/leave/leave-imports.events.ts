import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, plain } from '../kernel/event-fields'

/** `other`: a list with the needed columns from any other program. */
export const leaveImportFormats = ['bamboohr', 'personio', 'frappe', 'other'] as const

export const leaveImportContents = ['leave', 'balances'] as const

const record = { import_id: id(), workspace_id: id() }

/**
 * One import of leave or of balances: stream `leave-import-{id}`. Its leaves and corrections are in
 * the people's own ledgers and name the import.
 */
export const leaveImportEvents = {
  /** `sha256`: of the file's bytes. `leaves`: how many it will add; `known`: rows already here. */
  LeaveImportStarted: event('LeaveImportStarted', {
    v: 2,
    // The first version was of leave only.
    upcast: { 1: (data) => data },
    data: z.object({
      ...record,
      /** Absent: leave. Of balances, `leaves` and `known` count people. */
      content: z.enum(leaveImportContents).optional(),
      format: z.enum(leaveImportFormats),
      sha256: plain(64),
      rows: count(),
      leaves: count(),
      known: count(),
      from_on: day().nullable(),
      to_on: day().nullable(),
    }),
  }),
  /** `refused`: rows of the file that were not imported, by reason. */
  LeaveImportFinished: event('LeaveImportFinished', {
    v: 1,
    data: z.object({
      ...record,
      added: count(),
      known: count(),
      refused: z.array(z.object({ code: plain(60), count: count(), rows: z.array(count()) })),
    }),
  }),
  /** The server stopped meanwhile. Leaves so far stay; the same file adds the rest. */
  LeaveImportInterrupted: event('LeaveImportInterrupted', { v: 1, data: z.object(record) }),
  /** `removed`, `kept`: leaves, or corrections of balances; `kept`: those that stayed, by reason. */
  LeaveImportUndone: event('LeaveImportUndone', {
    v: 1,
    data: z.object({
      ...record,
      removed: count(),
      kept: z.array(z.object({ reason: plain(60), count: count() })),
    }),
  }),
}
