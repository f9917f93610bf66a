import { Injectable } from '@nestjs/common'
import type { ApprovalRoute } from '@workledger/contracts/kernel/approval-steps'
import type { LeaveDay } from '@workledger/domain/leave/leave-days'
import { leaveRouteOf } from '@workledger/domain/leave/leave-route'
import { decidersOf, routedLeaves } from '@workledger/projections/access/approval-steps.port'
import { approvalRulesOf } from '@workledger/projections/leave/leave.queries'
import { HeldFacts } from '../kernel/access/held-facts'
import type { Call } from '../kernel/http/call'

/** Finds the steps of leaves. */
@Injectable()
export class LeaveRoutesService {
  constructor(private readonly held: HeldFacts) {}

  /** Returns the steps that a leave of this type would have now; undefined: one decision. */
  async of(
    call: Pick<Call, 'workspace'>,
    type: { id: string },
    { days }: { days: readonly Pick<LeaveDay, 'part'>[] },
  ): Promise<ApprovalRoute | undefined> {
    const { workspace } = call
    const rules = await this.held.of(workspace, 'leave approval rules', (db) =>
      approvalRulesOf(db, workspace),
    )

    return leaveRouteOf(rules, { leave_type_id: type.id, days })
  }

  /**
   * Returns who can decide a leave that is not approved, and the step that waits (null: an
   * administrator's last word). Undefined without steps.
   */
  ofLeave(call: Pick<Call, 'read' | 'workspace' | 'caller'>, id: string) {
    const { workspace, caller } = call
    return call.read((db) => decidersOf(db, routedLeaves, workspace, { id, by: caller.employee }))
  }
}
