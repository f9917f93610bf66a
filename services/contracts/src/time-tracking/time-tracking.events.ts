import * as z from 'zod'
import { event } from '../kernel/event'
import { day, id, instant, personal, plain } from '../kernel/event-fields'
import { LONGEST_TAG } from '../kernel/tag-length'
import { MOST_TAGS } from './tags'

const timeTrackingSubject = 'employee_id'
const entry = { employee_id: id(), entry_id: id() }

const timeTrackingDetails = {
  description: personal.text(2000),
  project_id: id().nullable(),
  task_id: id().nullable(),
  billable: z.boolean(),
  /** Left out without tags. */
  tags: personal(z.array(plain(LONGEST_TAG)).max(MOST_TAGS)).optional(),
}

/**
 * The zone in force at the start, which divides the entry into days, and the local day of the
 * start.
 */
const cut = { zone: plain(64), day: day() }

/**
 * Of an action that a device kept while it had no network: its id, when the person pressed it by
 * the device's clock, and when the server received it.
 */
const offline = {
  action_id: id().optional(),
  pressed_at: instant().optional(),
  received_at: instant().optional(),
}

const same = (data: Record<string, unknown>) => data

/** The timer of one employee: stream `timer-{employee}`. */
export const timerEvents = {
  TimeEntryStarted: event('TimeEntryStarted', {
    v: 3,
    upcast: { 1: same, 2: same },
    subject: timeTrackingSubject,
    data: z.object({ ...entry, ...timeTrackingDetails, start: instant(), ...cut, ...offline }),
  }),
  /** `by`: stopped by hand, or by the start of the next one. */
  TimeEntryStopped: event('TimeEntryStopped', {
    v: 2,
    upcast: { 1: same },
    subject: timeTrackingSubject,
    data: z.object({ ...entry, end: instant(), by: z.enum(['hand', 'next']), ...offline }),
  }),
  /** `import_id`: of an import that added it. */
  TimeEntryAdded: event('TimeEntryAdded', {
    v: 4,
    upcast: { 1: same, 2: same, 3: same },
    subject: timeTrackingSubject,
    data: z.object({
      ...entry,
      ...timeTrackingDetails,
      start: instant(),
      end: instant(),
      ...cut,
      import_id: id().optional(),
      ...offline,
    }),
  }),
  /** Only the changed fields. */
  TimeEntryChanged: event('TimeEntryChanged', {
    v: 3,
    upcast: { 1: same, 2: same },
    subject: timeTrackingSubject,
    data: z.object({
      ...entry,
      ...z.object({ ...timeTrackingDetails, start: instant(), end: instant(), ...cut }).partial()
        .shape,
      ...offline,
    }),
  }),
  /** The person kept time without input, as one device saw it. The entry does not change. */
  TimeEntryIdleKept: event('TimeEntryIdleKept', {
    v: 1,
    subject: timeTrackingSubject,
    data: z.object({ ...entry, idle_from: instant(), idle_to: instant(), ...offline }),
  }),
  TimeEntryDeleted: event('TimeEntryDeleted', {
    v: 1,
    subject: timeTrackingSubject,
    data: z.object(entry),
  }),
}
