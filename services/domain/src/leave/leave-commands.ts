import type { StepPeople } from '../kernel/approval-steps'
import type { BalanceImportCommand } from './leave-balance-import'
import { type LeaveDay } from './leave-days'
import { type LeaveFacts } from './leave-facts'
import type { LeaveImportCommand } from './leave-import'
import type { Decision, LeaveDetails, LeaveEventData, LeaveRef } from './leave-state'

/** Facts of an approval; a rejection takes nothing, so it needs none. */
interface ApprovalFacts {
  facts: LeaveFacts
  /** What the approver saw. */
  saw?: LeaveEventData<'LeaveApproved'>['saw']
}

/** `step`: the step that the decider saw waiting; null: an administrator's last word. */
interface StepDecision {
  by: string
  step: number | null
  people: StepPeople
}

export type LeaveCommand =
  | ({ type: 'request' } & LeaveRef &
      LeaveDetails & { status: 'pending' | 'approved'; facts: LeaveFacts })
  | ({ type: 'change' } & LeaveRef & LeaveDetails & { facts: LeaveFacts })
  | ({ type: 'approve' } & LeaveRef & Decision & ApprovalFacts)
  | ({ type: 'reject' } & LeaveRef & Decision & Partial<ApprovalFacts>)
  | ({ type: 'approve-step' } & LeaveRef & Decision & StepDecision & ApprovalFacts)
  | ({ type: 'reject-step' } & LeaveRef & Decision & StepDecision & Partial<ApprovalFacts>)
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
