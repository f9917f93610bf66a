import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { leaveApi as api, type Leave } from '@workledger/contracts/leave/leave.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { balanceOf, leaveLedger } from '@workledger/domain/leave/leave'
import { adjustmentsOf, type LeaveRow, leaveById, leavesOf, leavesPage } from '@workledger/projections/leave/leave.queries'
import { administrators, managedBy } from '@workledger/projections/people/people.queries'
import Decimal from 'decimal.js'
import { Commands } from '../kernel/commands'
import type { Call, Ctx } from '../kernel/context'
import { Files, sendFile } from '../kernel/files'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { LeaveFacts } from './leave-facts'

const ALL = { page: 1, per_page: 1000 }

@Controller()
export class LeaveController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly facts: LeaveFacts,
    private readonly files: Files,
  ) {}

  @Route(api.leaves)
  async list({ workspace, params, query }: Call<typeof api.leaves>) {
    const page = await this.queries.ask(workspace, (db) => leavesPage(db, workspace, { ...query, employee: params.id }))
    return { ...page, data: page.data.map(shown) }
  }

  @Route(api.requestLeave)
  async request({ workspace, params, body, ctx }: Call<typeof api.requestLeave>) {
    const leave_id = ctx.newId()
    const { rules, type, details } = await this.details(ctx, workspace, params.id, body)
    await this.commands.run(ctx, leaveLedger, workspace, params.id, {
      type: 'request',
      employee_id: params.id,
      leave_id,
      ...details,
      approval_required: type.approval_required,
      rules,
    })
    return { data: { id: leave_id } }
  }

  @Route(api.changeLeave)
  async change({ workspace, params, body, ctx, revision }: Call<typeof api.changeLeave>) {
    const { rules, details } = await this.details(ctx, workspace, params.id, body)
    const before = await this.find(workspace, params.id, params.leaveId)
    const document = body.document ? details.document : before.document
    await this.commands.run(
      ctx,
      leaveLedger,
      workspace,
      params.id,
      { type: 'change', employee_id: params.id, leave_id: params.leaveId, ...details, document, rules },
      revision,
    )
    return { data: shown(await this.find(workspace, params.id, params.leaveId)) }
  }

  private async details(ctx: Ctx, workspace: string, employee: string, body: Call<typeof api.requestLeave>['body']) {
    const facts = await this.facts.rules(ctx, workspace, employee)
    const type =
      facts.types.find(({ id }) => id === body.leave_type_id) ??
      refuse('leave.type_unknown', { fields: { leave_type_id: ['Please Select Leave Types!'] } })
    const { document, ...dates } = { ...body, half_day: body.half_day ?? null }
    const days = await this.facts.days(workspace, facts, dates)
    const file = document ? await this.files.put(workspace, employee, document as Upload) : null
    return { rules: facts.rules, type, details: { ...dates, days, document: file } }
  }

  @Route(api.decideLeave)
  async decide({ workspace, params, body, ctx, caller, revision }: Call<typeof api.decideLeave>) {
    const { rules } = await this.facts.rules(ctx, workspace, params.id)
    const own = caller.employee === params.id
    const nobodyElse = own && (await this.nobodyElse(workspace, params.id))
    await this.commands.run(
      ctx,
      leaveLedger,
      workspace,
      params.id,
      { type: body.approved ? 'approve' : 'reject', employee_id: params.id, leave_id: params.leaveId, own, nobodyElse, rules },
      revision,
    )
    return { data: shown(await this.find(workspace, params.id, params.leaveId)) }
  }

  /** True when neither a manager nor another admin could decide for this employee. */
  private async nobodyElse(workspace: string, employee: string) {
    return this.queries.ask(workspace, async (db) => {
      const admins = (await administrators(db, workspace)).filter(({ id, user_id }) => id !== employee && user_id)
      const own = await db
        .selectFrom('employees')
        .select(['manager_id', 'time_off_manager_id'])
        .where('id', '=', employee)
        .executeTakeFirst()
      return admins.length === 0 && !own?.manager_id && !own?.time_off_manager_id
    })
  }

  @Route(api.deleteLeave)
  async delete({ workspace, params, ctx, caller }: Call<typeof api.deleteLeave>) {
    await this.commands.run(ctx, leaveLedger, workspace, params.id, {
      type: 'delete',
      employee_id: params.id,
      leave_id: params.leaveId,
      privileged: isAdmin(caller.permissions),
    })
  }

  @Route(api.leaveDocument)
  async document({ workspace, params }: Call<typeof api.leaveDocument>, reply: any) {
    const { document } = await this.find(workspace, params.id, params.leaveId)
    const file = document ? await this.files.get(document) : undefined
    return sendFile(reply, file ?? refuse('not_found'))
  }

  @Route(api.leaveStats)
  async stats({ workspace, params, query, ctx }: Call<typeof api.leaveStats>) {
    const year = query.year ?? ctx.now.getUTCFullYear()
    const { rules, policy, types } = await this.facts.rules(ctx, workspace, params.id)
    const [leaves, adjustments] = await this.queries.ask(workspace, (db) =>
      Promise.all([leavesOf(db, params.id), adjustmentsOf(db, params.id)]),
    )
    const ledger = {
      leaves: Object.fromEntries(leaves.map((leave) => [leave.id, leave])) as never,
      adjustments: Object.fromEntries(adjustments.map((row) => [row.id, row])),
    }
    const perType = types.map(({ id, name }) => ({
      leave_type_id: id,
      name,
      days: total(leaves.filter((leave) => leave.leave_type_id === id && leave.status === 'approved').map(({ days }) => days[year] ?? '0')),
    }))
    return { data: { year, policy: policy.name, unlimited: policy.unlimited, ...balanceOf(ledger, year, rules), types: perType } }
  }

  @Route(api.requestsToApprove)
  async toApprove({ workspace, params, caller, admin }: Call<typeof api.requestsToApprove>) {
    if (params.id !== caller.employee && !admin) refuse('access.denied')
    const page = await this.queries.ask(workspace, async (db) => {
      const of = admin && params.id === caller.employee ? undefined : await managedBy(db, params.id)
      if (of?.length === 0) return { data: [], total: 0, meta: { total: 0, page: 1, per_page: ALL.per_page, last_page: 1 } }
      return leavesPage(db, workspace, { ...ALL, sort: 'start_on', status: 'pending', ...(of ? { of } : {}) })
    })
    return { ...page, data: page.data.map(shown) }
  }

  @Route(api.leaveRequests)
  async ownPending({ workspace, params }: Call<typeof api.leaveRequests>) {
    const page = await this.queries.ask(workspace, (db) =>
      leavesPage(db, workspace, { ...ALL, sort: 'start_on', status: 'pending', employee: params.id }),
    )
    return { ...page, data: page.data.map(shown) }
  }

  private async find(workspace: string, employee: string, id: string) {
    return (await this.queries.ask(workspace, (db) => leaveById(db, workspace, employee, id))) ?? refuse('not_found')
  }
}

const total = (days: readonly string[]) => days.reduce((sum, value) => sum.plus(value), new Decimal(0)).toString()

function shown(row: LeaveRow): Leave {
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee: { id: row.employee_id, first_name: row.first_name ?? '', last_name: row.last_name ?? '', avatar: row.avatar },
    leave_type_id: row.leave_type_id,
    type: { id: row.leave_type_id, name: row.type_name ?? '' },
    start_on: row.start_on,
    finish_on: row.finish_on,
    half_day: row.half_day as Leave['half_day'],
    description: row.description,
    status: row.status as Leave['status'],
    approved: row.status === 'approved',
    rejected: row.status === 'rejected',
    days_taken: total(Object.values(row.days)),
    document: row.document ? { download_url: `/employees/${row.employee_id}/leaves/${row.id}/document` } : null,
    stream: streamOf(leaveLedger, row.employee_id),
    created_at: row.created_at,
  }
}
