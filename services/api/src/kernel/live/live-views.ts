import type { LivePerson } from '@workledger/contracts/people/live-view'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { liveOf } from '@workledger/projections/people/live.queries'
import type { TimeEntryRecord } from '@workledger/projections/time-tracking/time-entries.queries'

/** Token of the view of a person's current activity; the people area provides it. */
export const LIVE_PERSON = Symbol('what the live channel says of a person')

export type LivePersonView = (row: Awaited<ReturnType<typeof liveOf>>[number]) => LivePerson

/** Token of the view of a time entry; the time-tracking area provides it. */
export const LIVE_ENTRY = Symbol('what the live channel says of a time entry')

export type LiveEntryView = (row: Omit<TimeEntryRecord, 'workspace_id'>, now: Date) => TimeEntry
