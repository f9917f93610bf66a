import { Inject, Injectable } from '@nestjs/common'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import type { EventStore } from '@workledger/event-store/port'
import { usersBehind } from '@workledger/projections/integrations/integrations.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { STORE } from '../kernel/commands/loop'
import { readEvents } from '../kernel/decider-events'
import type { Call } from '../kernel/http/call'

/** A leave type as a request meets it. */
interface TypeRule {
  id: string
  approval_required: boolean
}

/** Finds rules of leave that their own author would use. */
@Injectable()
export class OwnLeaveRules {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    private readonly gain: OwnGain,
  ) {}

  /**
   * Returns whether another person decides a request. That is so where the type says so, and where
   * the caller asks and has freed the type from approval: that would be a decision of one's own. If
   * no other person could decide, the request passes with a mark.
   */
  async isDecided(call: Call, employee: string, type: TypeRule): Promise<boolean> {
    if (type.approval_required) return true
    if (!call.own(employee) || !(await this.freed(call, type.id))) return false
    if (await this.gain.anotherCan(call, [employee], { by: leaveApi.decideLeave })) return true
    call.ctx.markAlone()

    return false
  }

  /**
   * Returns whether the caller freed the type from approval, as the last person who did; a service
   * account counts as its maker and the holders of its tokens.
   */
  private async freed(call: Call, type: string): Promise<boolean> {
    const stream = streamOf(leaveRulesDecider, call.workspace)
    const events = await readEvents(this.store, leaveRulesDecider, call.workspace, stream)
    let required = true
    let by: readonly (string | undefined)[] = []

    for (const event of events) {
      if (event.type !== 'LeaveTypeAdded' && event.type !== 'LeaveTypeChanged') continue
      const { leave_type_id, approval_required } = event.data
      if (leave_type_id !== type) continue
      if (required && !approval_required) by = [event.meta.actor, event.meta.impersonator]
      required = approval_required
    }

    const users = by.flatMap((user) => user ?? [])
    const behind = await call.read((db) => usersBehind(db, call.workspace, users))
    const { everyone } = call.ctx

    return everyone.some((user) => behind.includes(user))
  }
}
