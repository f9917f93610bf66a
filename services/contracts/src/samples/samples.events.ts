import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain } from '../kernel/event-fields'
import { attributes, checkResults, LONGEST_NOTE, populations, sampleMarks } from './sample-kinds'

const sample = { sample_id: id() }

const sampleItem = z.object({
  item_id: id(),
  /** The entry of the pay run, or the event that put it into the population. */
  key: id(),
  /** The entry, leave, expense, invoice or contract. */
  record_id: id(),
  /** The person concerned: the employee, or the client of an invoice. */
  subject_id: id(),
  stream: plain(200),
  /** Of the event that put it into the population. */
  revision: count(),
  /** The server's findings at the draw. `why` is a code of `words/checks.en.ts`. */
  checks: z.array(
    z.object({ attribute: z.enum(attributes), result: z.enum(checkResults), why: plain(40) }),
  ),
})

/** A sample that an auditor examines: stream `sample-{id}`. */
export const sampleEvents = {
  SampleDrawn: event('SampleDrawn', {
    v: 1,
    data: z.object({
      ...sample,
      name: plain(160),
      population: z.enum(populations),
      /** First and last day, in the workspace's zone at the draw. */
      from: day(),
      to: day(),
      zone: plain(64),
      seed: plain(9),
      /** Name and version of the method of choice. */
      algorithm: plain(40),
      /** The last event of the log that counts, and its hash in hexadecimal. */
      position: plain(120),
      head_hash: plain(64),
      population_size: count(),
      /**
       * SHA-256 of the keys of the population in ascending order, each followed by a line feed;
       * hexadecimal.
       */
      digest: plain(64),
      /** Of the whole population, for each currency; nothing for leaves. */
      totals: z.array(z.object({ currency: currency(), amount: amount() })),
      items: z.array(sampleItem),
    }),
  }),
  /** Null removes the mark. */
  SampleItemMarked: event('SampleItemMarked', {
    v: 1,
    data: z.object({ ...sample, item_id: id(), mark: z.enum(sampleMarks).nullable() }),
  }),
  /** It may name people: encrypted with the key of the person concerned. Null removes the note. */
  SampleNoteWritten: event('SampleNoteWritten', {
    v: 1,
    subject: 'subject_id',
    data: z.object({
      ...sample,
      item_id: id(),
      subject_id: id(),
      note: personal(plain(LONGEST_NOTE).nullable()),
    }),
  }),
  SampleFinished: event('SampleFinished', { v: 1, data: z.object(sample) }),
  SampleReopened: event('SampleReopened', { v: 1, data: z.object(sample) }),
  SampleDeleted: event('SampleDeleted', { v: 1, data: z.object(sample) }),
}
