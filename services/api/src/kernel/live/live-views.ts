import type { LivePerson } from '@workledger/contracts/people/live-view'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { liveOf } from '@workledger/projections/people/live.queries'
import type { TimeEntryRecord } from '@workledger/projections/time-tracking/time-entries.queries'

/** Says what a person does now; the area people provides it. */
export const LIVE_PERSON = Symbol('what the live channel says of a person')

export type LivePersonView = (row: Awaited<ReturnType<typeof liveOf>>[number]) => LivePerson

/** Says what a time entry is now; the area time-tracking provides it. */
export const LIVE_ENTRY = Symbol('what the live channel says of a time entry')

export type LiveEntryView = (row: Omit<TimeEntryRecord, 'workspace_id'>, now: Date) => TimeEntry
