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
import { checkSteps, wholeSteps } from '../access/checked-steps.port'
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
    const { name, leave_types, from_days } = body
    const steps = wholeSteps(body.steps)
    const types = await call.read((db) => leaveTypesOf(db, call.workspace, { archived: true }))

    if (leave_types.some((type) => types.every(({ id }) => id !== type)))
      refuse('leave.type_unknown', { field: 'leave_types' })

    await checkSteps(call, steps, kept, { role: 'leave.step_role', people: 'leave.step_people' })

    return { name, leave_types: [...new Set(leave_types)], from_days, steps }
  }
}
