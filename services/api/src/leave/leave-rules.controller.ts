import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveRulesApi as api } from '@workledger/contracts/leave/leave-rules.api'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import { leavePoliciesOf, leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

@Controller()
export class LeaveRulesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  @Route(api.leaveTypes)
  async types({ workspace }: Call<typeof api.leaveTypes>) {
    return { data: await this.queries.ask(workspace, (db) => leaveTypesOf(db, workspace)) }
  }
  @Route(api.leaveType)
  async type({ workspace, params }: Call<typeof api.leaveType>) {
    const types = await this.queries.ask(workspace, (db) => leaveTypesOf(db, workspace))
    return { data: types.find(({ id }) => id === params.id) ?? refuse('not_found') }
  }
  @Route(api.addLeaveType)
  async addType({ workspace, ctx, body }: Call<typeof api.addLeaveType>) {
    const leave_type_id = ctx.newId()
    await this.commands.run(ctx, leaveRulesDecider, workspace, workspace, {
      ...body,
      type: 'add-type',
      workspace_id: workspace,
      leave_type_id,
    })
    return { data: { id: leave_type_id } }
  }

  @Route(api.leavePolicies)
  async policies({ workspace }: Call<typeof api.leavePolicies>) {
    return { data: await this.policyViews(workspace) }
  }
  @Route(api.leavePolicy)
  async policy({ workspace, params }: Call<typeof api.leavePolicy>) {
    return { data: (await this.policyViews(workspace)).find(({ id }) => id === params.id) ?? refuse('not_found') }
  }
  @Route(api.addLeavePolicy)
  async addPolicy({ workspace, ctx, body }: Call<typeof api.addLeavePolicy>) {
    const policy_id = ctx.newId()
    await this.commands.run(ctx, leaveRulesDecider, workspace, workspace, {
      ...body,
      type: 'add-policy',
      workspace_id: workspace,
      policy_id,
    })
    return { data: { id: policy_id } }
  }

  private async policyViews(workspace: string) {
    const rows = await this.queries.ask(workspace, (db) => leavePoliciesOf(db, workspace))
    return rows.map((row) => ({ ...row, days_type: row.days_type as 'working_days', employees_count: row.employees_count ?? 0 }))
  }
}
