import { Controller } from '@nestjs/common'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  leaveApprovalApi as api,
  leaveApprovalRuleBody,
} from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import { leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { leaveApprovalRulesList } from '@workledger/projections/leave/leave-approval.lists'
import { stepTargets } from '@workledger/projections/leave/leave-steps.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'

type Body = Call<typeof api.addLeaveApprovalRule>['body']

/** Rules for the approval of leave in steps. */
@Controller()
export class LeaveApprovalRulesController {
  constructor(private readonly lists: Lists) {}

  @Route(api.leaveApprovalRules)
  list(call: Call<typeof api.leaveApprovalRules>) {
    return this.lists.page(leaveApprovalRulesList, call, {})
  }

  @Route(api.addLeaveApprovalRule)
  async add(call: Call<typeof api.addLeaveApprovalRule>) {
    const { workspace, body, ctx } = call
    const rule = await this.checked(call, body)
    const rule_id = ctx.newId()

    await call.run(leaveRulesDecider, workspace, {
      ...rule,
      type: 'add-approval-rule',
      workspace_id: workspace,
      rule_id,
    })

    return { data: { id: rule_id } }
  }

  @Route(api.changeLeaveApprovalRule)
  async change(call: Call<typeof api.changeLeaveApprovalRule>) {
    const { workspace, params, body } = call
    const { name, leave_types, from_days, steps } = await this.read(call)
    const before = { name, leave_types, from_days, steps }
    const whole = changed(leaveApprovalRuleBody, before, body)
    // People who have left may stay in steps that do not change.
    const rule = await this.checked(call, whole, body.steps ? steps : undefined)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(
          leaveRulesDecider,
          workspace,
          {
            ...rule,
            type: 'change-approval-rule',
            workspace_id: workspace,
            rule_id: params.id,
          },
          seen,
        ),
      async () => ({ data: await this.read(call) }),
    )
  }

  @Route(api.deleteLeaveApprovalRule)
  async delete(call: Call<typeof api.deleteLeaveApprovalRule>) {
    const { workspace, params } = call

    await call.run(leaveRulesDecider, workspace, {
      type: 'delete-approval-rule',
      workspace_id: workspace,
      rule_id: params.id,
    })
  }

  private read(call: Call<typeof api.changeLeaveApprovalRule>) {
    return this.lists.one(leaveApprovalRulesList, call, call.params.id)
  }

  /** Refuses types, roles and people that are not there, and leaves out what a step does not use. */
  private async checked(call: Pick<Call, 'read' | 'workspace'>, body: Body, kept?: ApprovalStep[]) {
    const steps = body.steps.map(({ who, role_id, people, all, escalate_after }) => ({
      who,
      role_id: who === 'role' ? role_id : null,
      people: who === 'people' ? [...new Set(people)] : [],
      all: who === 'people' && people.length > 1 && all,
      escalate_after,
    }))

    const before = new Set(kept?.flatMap(({ people, role_id }) => [...people, role_id]))

    await call.read(async (db) => {
      const types = await leaveTypesOf(db, call.workspace, { archived: true })
      const there = await stepTargets(db, call.workspace, steps)
      const known = (id: string | null) => id === null || before.has(id) || there.has(id)

      if (body.leave_types.some((type) => types.every(({ id }) => id !== type)))
        refuse('leave.type_unknown', { field: 'leave_types' })

      if (!steps.every(({ role_id }) => known(role_id)))
        refuse('leave.step_role', { field: 'steps' })

      if (!steps.every(({ people }) => people.every(known)))
        refuse('leave.step_people', { field: 'steps' })
    })

    const { name, leave_types, from_days } = body
    return { name, leave_types: [...new Set(leave_types)], from_days, steps }
  }
}
