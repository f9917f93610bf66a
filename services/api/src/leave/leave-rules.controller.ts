import { Controller } from '@nestjs/common'
import type { BodyOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { pick } from '@workledger/contracts/kernel/pick'
import {
  leaveRulesApi as api,
  leavePolicy,
  leavePolicyBody,
  leaveTypeFields,
} from '@workledger/contracts/leave/leave-rules.api'
import { newPolicyTerms } from '@workledger/contracts/leave/policy-terms'
import { yearOf } from '@workledger/domain/leave/leave-facts'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import type { SmallestPart } from '@workledger/domain/leave/leave-steps'
import { leavePoliciesList, leaveTypesList } from '@workledger/projections/leave/leave.lists'
import {
  leavePoliciesOf,
  leaveTypesOf,
  policyHolders,
} from '@workledger/projections/leave/leave.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { given } from '../kernel/http/changed'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

/** Leave types and policies. */
@Controller()
export class LeaveRulesController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.leaveTypes)
  async types(call: Call<typeof api.leaveTypes>) {
    return {
      data: (await this.lists.all(leaveTypesList, call)).map((type) => ({
        ...type,
        archived: false,
      })),
    }
  }

  @Route(api.leaveType)
  async type({ workspace, params }: Call<typeof api.leaveType>) {
    return { data: await this.typeOf(workspace, params.id) }
  }

  @Route(api.addLeaveType)
  async addType(call: Call<typeof api.addLeaveType>) {
    const { workspace, ctx, body } = call

    const leave_type_id = ctx.newId()
    const { document_required = false, takes_account = false, ...said } = body
    const paid_percent = body.paid_percent ?? '100'

    await call.run(leaveRulesDecider, workspace, {
      workspace_id: workspace,
      leave_type_id,
      ...said,
      ...partsOf(body, 'half_day'),
      type: 'add-type',
      paid_percent,
      document_required,
      takes_account,
    })

    return { data: { id: leave_type_id } }
  }

  @Route(api.changeLeaveType)
  async changeType(call: Call<typeof api.changeLeaveType>) {
    const { workspace, params, body } = call
    const before = await this.typeOf(workspace, params.id)

    const terms = {
      ...pick(leaveTypeFields, { ...before, ...given(body) }),
      ...partsOf(body, before.smallest_part),
    }
    const on = { workspace_id: workspace, leave_type_id: params.id }

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(leaveRulesDecider, workspace, { ...on, ...terms, type: 'change-type' }, seen),
      async () => ({ data: await this.typeOf(workspace, params.id) }),
    )
  }

  @Route(api.deleteLeaveType)
  async deleteType(call: Call<typeof api.deleteLeaveType>) {
    const { workspace, params } = call

    const on = { workspace_id: workspace, leave_type_id: params.id }
    await call.run(leaveRulesDecider, workspace, { ...on, type: 'archive-type' })
  }

  @Route(api.leavePolicies)
  async policies(call: Call<typeof api.leavePolicies>) {
    const [rows, year] = await Promise.all([
      this.lists.all(leavePoliciesList, call),
      this.yearIn(call.ctx, call.workspace),
    ])
    return { data: rows.filter(({ archived }) => !archived).map((row) => policyOf(row, year)) }
  }

  @Route(api.leavePolicy)
  async policy({ workspace, params, ctx }: Call<typeof api.leavePolicy>) {
    return { data: await this.policyView(ctx, workspace, params.id) }
  }

  @Route(api.addLeavePolicy)
  async addPolicy(call: Call<typeof api.addLeavePolicy>) {
    const { workspace, ctx, body } = call

    const policy_id = ctx.newId()

    await call.run(leaveRulesDecider, workspace, {
      ...newPolicyTerms,
      ...given(body),
      type: 'add-policy',
      workspace_id: workspace,
      policy_id,
    })

    return { data: { id: policy_id } }
  }

  @Route(api.changeLeavePolicy)
  async changePolicy(call: Call<typeof api.changeLeavePolicy>) {
    const { workspace, ctx, params, body } = call

    await this.gain.checkAlone(
      call,
      await call.read((db) => policyHolders(db, workspace, params.id)),
    )

    const this_year = await this.yearIn(ctx, workspace)
    const before = await this.policyView(ctx, workspace, params.id)
    const held = pick(leavePolicyBody, before)
    const terms = { ...held, ...given(body), from_year: body.from_year ?? this_year }
    const on = { workspace_id: workspace, policy_id: params.id }
    const change = { this_year, ...on, ...terms, type: 'change-policy' as const }

    return changing(
      call.seen(params.id),
      (seen) => call.run(leaveRulesDecider, workspace, change, seen),
      async () => ({ data: await this.policyView(ctx, workspace, params.id) }),
    )
  }

  @Route(api.deleteLeavePolicy)
  async deletePolicy(call: Call<typeof api.deleteLeavePolicy>) {
    const { workspace, params } = call

    const on = { workspace_id: workspace, policy_id: params.id }
    await call.run(leaveRulesDecider, workspace, { ...on, type: 'archive-policy' })
  }

  private async typeOf(workspace: string, id: string) {
    const types = await this.queries.ask(workspace, (db) =>
      leaveTypesOf(db, workspace, { archived: true }),
    )
    return types.find((type) => type.id === id) ?? refuse('not_found')
  }

  private async policyView(ctx: Ctx, workspace: string, id: string) {
    const rows = await this.queries.ask(workspace, (db) =>
      leavePoliciesOf(db, workspace, { archived: true }),
    )
    return policyOf(
      rows.find((row) => row.id === id) ?? refuse('not_found'),
      await this.yearIn(ctx, workspace),
    )
  }

  private async yearIn(ctx: Ctx, workspace: string) {
    return yearOf(await this.zones.companyToday(ctx, workspace))
  }
}

/**
 * Returns the parts of days of a type. `half_days` alone turns parts off, or on as they were, at
 * least half days.
 */
function partsOf(
  { half_days, smallest_part }: BodyOf<typeof api.changeLeaveType>,
  before: SmallestPart,
) {
  const kept = half_days === undefined ? before : half_days ? withParts(before) : 'day'
  const part = smallest_part ?? kept
  return { smallest_part: part, half_days: part !== 'day' }
}

const withParts = (part: SmallestPart): SmallestPart => (part === 'day' ? 'half_day' : part)

type Policy = Pick<
  Awaited<ReturnType<typeof leavePoliciesOf>>[number],
  'id' | 'name' | 'description' | 'versions' | 'archived' | 'revision'
>

function policyOf(row: Policy & { employees_count: number | null }, year: number) {
  const { versions } = row
  const terms = versions.findLast(({ from_year }) => from_year <= year) ?? versions[0]!

  return pick(leavePolicy, { ...row, ...terms, employees_count: row.employees_count ?? 0 })
}
