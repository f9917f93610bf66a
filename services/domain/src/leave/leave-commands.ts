import type { StepPeople } from '../kernel/approval-steps'
import type { BalanceImportCommand } from './leave-balance-import'
import { type LeaveDay } from './leave-days'
import { type LeaveFacts } from './leave-facts'
import type { LeaveImportCommand } from './leave-import'
import type { Decision, LeaveDetails, LeaveEventData, LeaveRef } from './leave-state'

export type LeaveCommand =
  | ({ type: 'request' } & LeaveRef &
      LeaveDetails & { status: 'pending' | 'approved'; facts: LeaveFacts })
  | ({ type: 'change' } & LeaveRef & LeaveDetails & { facts: LeaveFacts })
  /** `saw`: what the approver saw. */
  | ({ type: 'approve' | 'reject' } & LeaveRef &
      Decision & { facts: LeaveFacts; saw?: LeaveEventData<'LeaveApproved'>['saw'] })
  /**
   * A decision of a step. `step`: the step that the decider saw waiting; null: an administrator's
   * last word.
   */
  | ({ type: 'approve-step' | 'reject-step' } & LeaveRef &
      Decision & {
        by: string
        step: number | null
        people: StepPeople
        facts: LeaveFacts
        saw?: LeaveEventData<'LeaveApproved'>['saw']
      })
  | ({ type: 'escalate' } & LeaveRef & { step: number; days: number; people: StepPeople })
  /** `privileged`: an admin, who may delete a decided leave too. */
  | ({ type: 'delete' } & LeaveRef & { privileged: boolean })
  /** Recounts the days; those used by a pay run stay. */
  | ({ type: 'recount' } & LeaveRef & {
        days: readonly LeaveDay[]
        cause: LeaveEventData<'LeaveRecounted'>['cause']
      })
  | ({ type: 'use' } & LeaveRef & { payrun_id: string; until: string })
  | ({ type: 'release' } & LeaveRef & { payrun_id: string })
  | ({ type: 'adjust' | 'change-adjustment' } & LeaveEventData<'LeaveAdjusted'> & {
        facts: LeaveFacts
      })
  | { type: 'delete-adjustment'; employee_id: string; adjustment_id: string; facts: LeaveFacts }
  | LeaveImportCommand
  | BalanceImportCommand
  /**
   * `again`: a requested repetition, even for a closed year: grants and carry-over are recomputed
   * by the current facts.
   */
  | { type: 'close-year'; employee_id: string; year: number; facts: LeaveFacts; again?: true }
