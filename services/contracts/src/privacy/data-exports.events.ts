import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { event } from '../kernel/event'
import { count, id, instant, plain } from '../kernel/event-fields'

/**
 * `person`: all data of one employee, for them. `workspace`: all data of the company, for its
 * admins.
 */
export const dataExportKinds = ['person', 'workspace'] as const

/** `owner_id`: the employee or workspace of the data. */
const of = { owner_id: id(), export_id: id() }

/**
 * Data exports of one owner, one at a time: stream `data-export-{owner}`. The event has the file's
 * size and hash.
 */
export const dataExportEvents = {
  DataExportRequested: event('DataExportRequested', {
    v: 2,
    data: z.object({
      ...of,
      kind: z.enum(dataExportKinds),
      requested_at: instant(),
      /** Of its page; absent in version 1, whose pages have the company's. */
      language: z.enum(shippedLanguages).optional(),
    }),
    upcast: { 1: (data) => data },
  }),
  DataExportProgressed: event('DataExportProgressed', {
    v: 1,
    data: z.object({ ...of, percent: count() }),
  }),
  DataExportFinished: event('DataExportFinished', {
    v: 1,
    data: z.object({ ...of, size: count(), sha256: plain(64), expires_at: instant() }),
  }),
  DataExportFailed: event('DataExportFailed', {
    v: 1,
    data: z.object({ ...of, reason: plain(500) }),
  }),
  DataExportDownloaded: event('DataExportDownloaded', { v: 1, data: z.object(of) }),
  /** It expired, or a person in its data was erased. */
  DataExportRemoved: event('DataExportRemoved', { v: 1, data: z.object(of) }),
}
