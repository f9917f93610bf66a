import { type DraftedEntry, type PayRunWarning } from './pay-run-entries'
import type { PayRunEventData } from './pay-run-state'

export type Saw = NonNullable<PayRunEventData<'PayRunApproved'>['saw']>

/**
 * A name and an amount as typed by an admin; `adjustment_id` names the replaced line of the entry.
 */
export interface TypedComponent {
  readonly name: string
  readonly amount: string
  readonly adjustment_id?: string | null | undefined
}

export interface EntryChange {
  readonly entry_id: string
  readonly should_pay?: boolean | undefined
  readonly work_hours?: string | undefined
  readonly allowances?: readonly TypedComponent[] | undefined
  readonly deductions?: readonly TypedComponent[] | undefined
  readonly reason?: string | null | undefined
}

type By = {
  /** The signed-in user, and the admin behind a sign-in-as session. */
  by: string[]
}

export type PayRunCommand =
  | ({ type: 'start' } & PayRunEventData<'PayRunStarted'>)
  | { type: 'add-entries'; payrun_id: string; entries: DraftedEntry[]; warnings: PayRunWarning[] }
  | { type: 'finish-draft'; payrun_id: string }
  | ({ type: 'change-entry'; payrun_id: string; change: EntryChange } & By)
  /** All or none; entries already in the requested state stay. */
  | ({
      type: 'change-payees'
      payrun_id: string
      entry_ids: readonly string[]
      should_pay: boolean
      reason: string | null
      /** The acting people, as employees. */
      actors: readonly string[]
    } & By)
  /** `four_eyes`: a preparer of the run may not approve it. */
  | ({
      type: 'approve'
      payrun_id: string
      changes: readonly EntryChange[]
      notify_employee: boolean
      four_eyes: boolean
      /**
       * Since the previous run the approver changed facts of their own entry, which counts as
       * preparing this one.
       */
      changed_own?: boolean | undefined
      /** What the approver saw in addition to the run itself. */
      saw?: Pick<Saw, 'previous' | 'checks' | 'accepted'> | undefined
    } & By)
  /** In parts, like the draft: changed entries, and removed ones. */
  | {
      type: 'recalculate-entries'
      payrun_id: string
      first: boolean
      entries: DraftedEntry[]
      removed: string[]
      warnings: PayRunWarning[]
    }
  | ({ type: 'finish-recalculation'; payrun_id: string; facts_position: string } & By)
  /** `entry_ids` null: all paid entries that are not reversed yet. */
  | ({
      type: 'reverse'
      payrun_id: string
      reversal_id: string
      entry_ids: string[] | null
      pay_date: string
      reason: string | null
      notify_employee: boolean
    } & By)
  /** Keeps amounts of an employee before the erasure. */
  | { type: 'keep-amounts'; payrun_id: string; employee_id: string }
  | { type: 'delete'; payrun_id: string }
