import { type PublicEvents, publicEvents } from '../kernel/public-event'
import { timerEvents } from './time-tracking.events'

const area = { area: 'time-tracking' } as const

const timeEntryFields = [
  'description',
  'project_id',
  'task_id',
  'billable',
  'start',
  'end',
  'zone',
  'day',
] as const

/** What other programs learn of the events of this area. */
export const timeTrackingPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, timerEvents, {
    TimeEntryStarted: {
      name: 'timer.started',
      v: 1,
      of: 'time_entry',
      id: 'entry_id',
      person: 'employee_id',
      readers: 'reports',
      data: ['description', 'project_id', 'task_id', 'billable', 'start', 'zone', 'day'],
      says: 'A person started a timer.',
    },
    TimeEntryStopped: {
      name: 'timer.stopped',
      v: 1,
      of: 'time_entry',
      id: 'entry_id',
      person: 'employee_id',
      readers: 'reports',
      data: ['end'],
      says: 'A timer stopped.',
    },
    TimeEntryAdded: {
      name: 'time_entry.added',
      v: 1,
      of: 'time_entry',
      id: 'entry_id',
      person: 'employee_id',
      readers: 'reports',
      data: timeEntryFields,
      says: 'A time entry was typed.',
    },
    TimeEntryChanged: {
      name: 'time_entry.changed',
      v: 1,
      of: 'time_entry',
      id: 'entry_id',
      person: 'employee_id',
      readers: 'reports',
      data: timeEntryFields,
      says: 'A time entry changed; only changed fields are present.',
    },
    TimeEntryDeleted: {
      name: 'time_entry.deleted',
      v: 1,
      of: 'time_entry',
      id: 'entry_id',
      person: 'employee_id',
      readers: 'reports',
      data: [],
      says: 'A time entry was deleted.',
    },
  }),
]
