import { Controller } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { leaveApi as api, type Leave } from '@workledger/contracts/leave/leave.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { balanceOf, leaveLedger } from '@workledger/domain/leave/leave'
import { leaveYears } from '@workledger/domain/leave/leave-balance'
import { leaveEffect, refusalOf } from '@workledger/domain/leave/leave-effect'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { visibleTo } from '@workledger/projections/kernel/visibility'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import { adjustmentsOf, awayBetween, leaveById, leavesOf } from '@workledger/projections/leave/leave.queries'
import { ledgersOf } from '@workledger/projections/leave/leave-effects'
import { administrators, managedBy } from '@workledger/projections/people/people.queries'
import Decimal from 'decimal.js'
import { Commands } from '../kernel/commands'
import type { Call, Ctx } from '../kernel/context'
import { Files, sendFile } from '../kernel/files'
import { type Asking, Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { LeaveFacts } from './leave-facts'

@Controller()
export class LeaveController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly facts: LeaveFacts,
    private readonly files: Files,
  ) {}

  @Route(api.leaves)
  async list(call: Call<typeof api.leaves>) {
    const page = await this.lists.page(leavesList, call, { employee_id: call.params.id })
    return { ...page, data: page.data.map(leaveOf) }
  }

  @Route(api.requestLeave)
  async request({ workspace, params, body, ctx }: Call<typeof api.requestLeave>) {
    const leave_id = ctx.newId()
    const { rules, type, details } = await this.details(ctx, workspace, params.id, body)
    await this.files.keep(ctx, documentOf(workspace, params.id), body.document as Upload | undefined, (document: string | null = null) =>
      this.commands.run(ctx, leaveLedger, workspace, params.id, {
        ...details,
        document,
        approval_required: type.approval_required,
        rules,
        type: 'request',
        employee_id: params.id,
        leave_id,
      }),
    )
    return { data: { id: leave_id } }
  }

  @Route(api.changeLeave)
  async change(call: Call<typeof api.changeLeave>) {
    const { workspace, params, body, ctx, revision } = call
    const { rules, details } = await this.details(ctx, workspace, params.id, body)
    const before = await this.find(workspace, params.id, params.leaveId)
    const on = { employee_id: params.id, leave_id: params.leaveId }
    await this.files.keep(
      ctx,
      documentOf(workspace, params.id),
      body.document as Upload | undefined,
      (document: string | null = before.document) =>
        this.commands.run(ctx, leaveLedger, workspace, params.id, { ...details, document, rules, ...on, type: 'change' }, revision),
    )
    return { data: await this.one(call) }
  }

  private async details(ctx: Ctx, workspace: string, employee: string, body: Call<typeof api.requestLeave>['body']) {
    const facts = await this.facts.rules(ctx, workspace, employee)
    const type =
      facts.types.find(({ id }) => id === body.leave_type_id) ??
      refuse('leave.type_unknown', { fields: { leave_type_id: ['Please Select Leave Types!'] } })
    const { document: _, ...dates } = { ...body, half_day: body.half_day ?? null }
    const days = await this.facts.days(workspace, facts, dates)
    return { rules: facts.rules, type, details: { ...dates, days } }
  }

  /** The days and the balance that a leave would take, and who of the people whom the caller may see is away then. */
  @Route(api.previewLeave)
  async preview({ workspace, params, query, ctx, onlooker }: Call<typeof api.previewLeave>) {
    const facts = await this.facts.rules(ctx, workspace, params.id)
    if (!facts.types.some(({ id }) => id === query.leave_type_id)) refuse('leave.type_unknown')
    const leave = { ...query, half_day: query.half_day ?? null, leave_id: query.leave_id ?? ctx.newId() }
    const days = await this.facts.days(workspace, facts, leave)
    return this.queries.ask(workspace, async (db) => {
      const ledgers = await ledgersOf(db, workspace, [params.id], ctx.now.toISOString())
      const { ledger, rules } = ledgers.get(params.id) ?? refuse('leave.policy_missing')
      const asked = { ...leave, employee_id: params.id, days, description: '', document: null }
      const effect = leaveEffect(ledger, asked, rules)
      const refused = refusalOf(ledger, asked, rules)
      const of = await visibleTo(db, workspace, onlooker)
      const away = await awayBetween(db, workspace, { from: leave.start_on, to: leave.finish_on, but: params.id, of })
      return {
        data: {
          days_taken: total(Object.values(days)),
          balance_before: effect?.before ?? null,
          balance_after: effect?.after ?? null,
          balance_year: effect?.year ?? null,
          refusal: refused && { code: refused.code, message: refused.message },
          away: away.people.map((person) => ({ ...person, first_name: person.first_name ?? '', last_name: person.last_name ?? '' })),
          away_count: away.total,
        },
      }
    })
  }

  @Route(api.decideLeave)
  async decide(call: Call<typeof api.decideLeave>) {
    const { workspace, params, body, ctx, revision } = call
    const { rules } = await this.facts.rules(ctx, workspace, params.id)
    const own = call.own(params.id)
    const alone = own && (await this.queries.ask(workspace, (db) => nobodyElse(db, workspace, params.id)))
    await this.commands.run(
      ctx,
      leaveLedger,
      workspace,
      params.id,
      { type: body.approved ? 'approve' : 'reject', employee_id: params.id, leave_id: params.leaveId, own, nobodyElse: alone, rules },
      revision,
    )
    return { data: await this.one(call) }
  }

  @Route(api.deleteLeave)
  async delete({ workspace, params, ctx, admin }: Call<typeof api.deleteLeave>) {
    await this.commands.run(ctx, leaveLedger, workspace, params.id, {
      type: 'delete',
      employee_id: params.id,
      leave_id: params.leaveId,
      privileged: admin,
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
    const { rules, policy, types } = await this.facts.rules(ctx, workspace, params.id)
    const year = query.year ?? Number(rules.today.slice(0, 4))
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
    const stats = {
      year,
      policy: policy.name,
      unlimited: policy.unlimited,
      ...balanceOf(ledger, year, rules),
      years: leaveYears(rules.today, policy),
      types: perType,
    }
    // A type's name never hides a figure of the balance.
    return { data: { ...Object.fromEntries(perType.map(({ name, days }) => [name, Number(days)])), ...stats } }
  }

  /** The queue of one who decides, which those who may read it see as they do. */
  @Route(api.requestsToApprove)
  async toApprove(call: Call<typeof api.requestsToApprove>) {
    const { workspace, params, caller } = call
    const everybody = call.admin && params.id === caller.employee
    const whose = await this.queries.ask(workspace, async (db) => {
      if (!everybody) return { employee_id: await managedBy(db, params.id) }
      return (await nobodyElse(db, workspace, params.id)) ? {} : { not_of: params.id }
    })
    return this.pending({ workspace, ctx: call.ctx, caller: { ...caller, employee: params.id } }, whose)
  }

  @Route(api.leaveRequests)
  ownPending(call: Call<typeof api.leaveRequests>) {
    return this.pending(call, { employee_id: call.params.id })
  }

  private async pending(call: Asking, whose: object) {
    const query = { page: 1, per_page: WHOLE_LIST, sort: 'start_on' }
    const page = await this.lists.page(
      leavesList,
      { workspace: call.workspace, caller: call.caller, ctx: call.ctx, query },
      { ...whose, status: 'pending' },
    )
    return { ...page, data: page.data.map(leaveOf) }
  }

  private async one(call: Asking & { params: { leaveId: string } }) {
    return leaveOf(await this.lists.one(leavesList, call, call.params.leaveId))
  }

  private async find(workspace: string, employee: string, id: string) {
    return (await this.queries.ask(workspace, (db) => leaveById(db, workspace, employee, id))) ?? refuse('not_found')
  }
}

/** True when neither a manager nor another admin could decide for this employee. */
async function nobodyElse(db: Reads, workspace: string, employee: string) {
  const admins = (await administrators(db, workspace)).filter(({ id, user_id }) => id !== employee && user_id)
  const own = await db.selectFrom('employees').select(['manager_id', 'time_off_manager_id']).where('id', '=', employee).executeTakeFirst()
  return admins.length === 0 && !own?.manager_id && !own?.time_off_manager_id
}

const total = (days: readonly string[]) => days.reduce((sum, value) => sum.plus(value), new Decimal(0)).toString()

const leaveOf = (row: RowOf<typeof leavesList.definition>): Leave => ({
  ...row,
  employee: { id: row.employee_id, first_name: row.first_name ?? '', last_name: row.last_name ?? '', avatar: row.avatar },
  type: { id: row.leave_type_id, name: row.type ?? '' },
  approved: row.status === 'approved',
  rejected: row.status === 'rejected',
  document: row.has_document ? { download_url: `/employees/${row.employee_id}/leaves/${row.id}/document` } : null,
})

const documentOf = (workspace: string, employee: string) => ({ workspace, person: employee, stream: streamOf(leaveLedger, employee) })
