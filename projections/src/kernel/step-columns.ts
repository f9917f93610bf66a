import type { ApprovalRoute, StepSeat } from '@workledger/contracts/kernel/approval-steps'
import type { EventMeta } from '@workledger/contracts/kernel/event'
import { at } from './projection'
import { col } from './table'

/** An approved seat of a step, with the employee who decided. */
export interface StoredApproval {
  step: number
  seat: number
  by: string
  at: string
}

/** Columns of a request whose approval may have steps. */
export const stepColumns = {
  /** The steps of its approval; null: one decision. */
  route: col.maybe.json<ApprovalRoute>(),
  /** Its approved steps since its last change. */
  approvals: col.json<StoredApproval[]>(),
  /** Steps that administrators may decide, too. */
  escalated: col.ints,
  /** When the waiting step began to wait; null: none waits. */
  step_since: col.maybe.instant,
}

/** Returns the seats that an approval decides; none of a request without steps. */
export const approvedSeats = ({
  data: { seats = [], by },
  meta,
}: {
  data: { seats?: readonly StepSeat[] | undefined; by?: string | undefined }
  meta: EventMeta
}): StoredApproval[] =>
  by === undefined ? [] : seats.map((seat) => ({ ...seat, by, at: meta.occurred_at }))

/** Requested, changed or rejected, a request starts its steps over. */
export const stepsAnew = (
  { route }: { route?: ApprovalRoute | null | undefined },
  event: { meta: EventMeta },
) => ({
  route: route ?? null,
  approvals: [],
  escalated: [],
  step_since: route ? at(event) : null,
})
