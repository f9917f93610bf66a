import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi as api } from '@workledger/contracts/leave/leave.api'
import { delegationDecider } from '@workledger/domain/leave/delegation'
import { routedLeaves, waitingFor } from '@workledger/projections/access/approval-steps.port'
import { answer } from '@workledger/projections/kernel/list'
import { delegationsOf, inPlaceOf } from '@workledger/projections/leave/approvers.queries'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import { leaveIdsToDecide, leaveRequesters } from '@workledger/projections/leave/leaves-to-decide'
import { employeeById, managedBy } from '@workledger/projections/people/people.queries'
import { OwnGain } from '../kernel/access/own-gain'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { personOf } from '../kernel/lists/person'
import { Zones } from '../kernel/lists/zones'
import { leaveOf } from './leave-answer'

/** Returns each row on the first page. */
const ALL = { page: 1, per_page: WHOLE_LIST }

type Pending = ReturnType<typeof leaveOf>

/** Inboxes of leaves, and stand-ins. */
@Controller()
export class LeaveApprovalsController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly gain: OwnGain,
  ) {}

  /** The approver's queue; other permitted readers see it as the approver does. */
  @Route(api.requestsToApprove)
  async toApprove(call: Call<typeof api.requestsToApprove>) {
    const { workspace, params, caller } = call
    const decidesAll = call.admin && params.id === caller.employee

    const { ids, steps, managed, absentManagerOf } = await call.read(async (db) => {
      const [found, steps] = await Promise.all([
        leaveRequesters(db, { workspace, employee: params.id, decidesAll }),
        waitingFor(db, routedLeaves, workspace, params.id),
      ])

      const routed = [...steps.keys()]
      const ids = await leaveIdsToDecide(db, workspace, found.requesters, routed)
      return { ...found, steps, ids }
    })

    const reader = { workspace, ctx: call.ctx, caller: { ...caller, employee: params.id } }
    const page = ids.length > 0 ? await this.pending(reader, { ids }) : answer<Pending>([], 0, ALL)

    return {
      ...page,
      data: page.data.map((leave) => {
        const step = steps.get(leave.id)
        const absent = step ? step.in_place_of : absentManagerOf(leave.employee_id)
        return { ...leave, stands_in_for: absent ? personOf(absent) : null }
      }),
      decides: decidesAll || managed.size > 0 || steps.size > 0,
      manages: [...managed.values()].includes(params.id),
    }
  }

  @Route(api.leaveRequests)
  ownPending(call: Call<typeof api.leaveRequests>) {
    return this.pending(call, { employee_id: call.params.id })
  }

  private async pending(call: Asking, whose: object) {
    const query = { ...ALL, sort: 'start_on' }

    const page = await this.lists.page(
      leavesList,
      { workspace: call.workspace, caller: call.caller, ctx: call.ctx, query },
      { ...whose, status: 'pending' },
    )

    return { ...page, data: page.data.map(leaveOf) }
  }

  @Route(delegationApi.approvalDelegations)
  async delegations(call: Call<typeof delegationApi.approvalDelegations>) {
    const { workspace, params, ctx } = call

    const today = await this.zones.today(ctx, workspace, params.id)
    const rows = await call.read((db) => delegationsOf(db, params.id, today))

    return {
      data: rows.map(({ id, from_on, to_on, delegate_id, ...person }) => ({
        id,
        from_on,
        to_on,
        delegate: personOf({ ...person, id: delegate_id }),
      })),
    }
  }

  @Route(delegationApi.approvalsInPlace)
  async inPlace(call: Call<typeof delegationApi.approvalsInPlace>) {
    const { workspace, params, ctx } = call

    const today = await this.zones.today(ctx, workspace, params.id)
    const rows = await call.read((db) => inPlaceOf(db, params.id, today))

    return {
      data: rows.map(({ id, from_on, to_on, employee_id, ...person }) => ({
        id,
        from_on,
        to_on,
        manager: personOf({ ...person, id: employee_id }),
      })),
    }
  }

  @Route(delegationApi.delegateApproval)
  async delegate(call: Call<typeof delegationApi.delegateApproval>) {
    const { workspace, params, body, ctx } = call
    // A manager names any stand-in. A person who names themselves needs that manager or an admin.
    const themselves = call.caller.employee === params.id && !call.caller.session.impersonator
    const about = params.id
    const gains = themselves ? [] : [body.delegate_id]
    await this.gain.check(call, gains, { about, code: 'leave.delegate_own' })
    // A stand-in of their own manager decides on their requests, by their choice.
    const managed = themselves ? [] : await call.read((db) => managedBy(db, about))
    const own = managed.filter((employee) => call.own(employee))
    await this.gain.check(call, own, { about })
    const delegate = await call.read((db) => employeeById(db, workspace, body.delegate_id))
    if (delegate?.status !== 'active') refuse('leave.delegate', { field: 'delegate_id' })
    const delegation_id = ctx.newId()
    const today = await this.zones.today(ctx, workspace, params.id)
    const on = { employee_id: params.id, delegation_id }
    await call.run(delegationDecider, params.id, { ...on, ...body, type: 'delegate', today })

    return { data: { id: delegation_id } }
  }

  @Route(delegationApi.endApprovalDelegation)
  async end(call: Call<typeof delegationApi.endApprovalDelegation>) {
    const { params } = call

    const on = { employee_id: params.id, delegation_id: params.delegationId }
    await call.run(delegationDecider, params.id, { ...on, type: 'end-delegation' })
  }
}
