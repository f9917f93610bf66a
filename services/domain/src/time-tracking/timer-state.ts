import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import type { timesheetEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import type { ById } from '../kernel/by-id'

export type TimerEvent = AnyEventOf<typeof timerEvents> | AnyEventOf<typeof timesheetEvents>

export interface EntryDetails {
  /** Null after the person's erasure. */
  description: string | null
  project_id: string | null
  task_id: string | null
  billable: boolean
  /** Null after the person's erasure; none by default. */
  tags?: string[] | null | undefined
}

export interface Entry extends EntryDetails {
  start: string
  /** Null while it runs. */
  end: string | null
  zone: string
  /** Number of changes of this entry, compared with If-Match. */
  revision: number
  /** The import that added it. */
  import_id?: string | undefined
  /** Both clocks of its last change that a device made offline. */
  pressed_at?: string | undefined
  received_at?: string | undefined
  /** Its last change was this action of a device; ends by the next start aside. */
  action_id?: string | undefined
  /** Time without input that the person kept last. */
  idle_from?: string | undefined
  idle_to?: string | undefined
  /** The start of the next entry ended it, and nothing happened to it since. */
  by_next?: true | undefined
}

export interface Timer {
  /** The one entry without an end. */
  running: string | null
  entries: ById<Entry>
  /** Submitted weeks by the id of their timesheet. */
  weeks: Readonly<Record<string, Week>>
  /** Actions sent by a device that was offline: by day and id the entry; see timer-offline.ts. */
  offline: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Week {
  readonly from_on: string
  readonly to_on: string
  /** `open`: withdrawn, sent back or opened again after its approval. */
  readonly status: 'submitted' | 'approved' | 'open'
  /** Seconds of timers that stopped after the submission or the last approval. */
  readonly added: number
  /** The steps of its approval; absent: one decision. */
  readonly route?: ApprovalRoute | undefined
  /** Seconds from which it would have other steps. */
  readonly other_steps_from?: number | undefined
  /** Approved steps since its submission or its last added time, and those open to administrators. */
  readonly approvals?: readonly StepSeat[] | undefined
  readonly escalated?: readonly number[] | undefined
}
