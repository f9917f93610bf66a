import { createHash } from 'node:crypto'
import { Controller } from '@nestjs/common'
import {
  expensesApi as api,
  type Expense,
  expenseBody,
} from '@workledger/contracts/expenses/expenses.api'
import type { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { type ExpenseCommand, expenseDecider } from '@workledger/domain/expenses/expense'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import { rounded, total } from '@workledger/domain/kernel/money'
import {
  decidersOf,
  routedExpenses,
  waitingFor,
} from '@workledger/projections/access/approval-steps.port'
import { expensesList, warningsOf } from '@workledger/projections/expenses/expenses.lists'
import {
  type ExpenseRow,
  expenseById,
  expenseRulesOf,
  expenseSums,
  twinsOf,
} from '@workledger/projections/expenses/expenses.queries'
import {
  expenseIdsToDecide,
  expenseRequesters,
} from '@workledger/projections/expenses/expenses-to-decide'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { FastifyReply } from 'fastify'
import { HeldFacts } from '../kernel/access/held-facts'
import { OwnGain } from '../kernel/access/own-gain'
import { Commands } from '../kernel/commands/commands'
import { changing, orCurrent } from '../kernel/commands/or-current'
import { Files, sendFile } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

interface ExpenseClaimInput {
  body: Call<typeof api.requestExpense>['body']
  how: { type: 'request' | 'change'; before?: ExpenseRow; shown?: Seen }
}

@Controller()
export class ExpensesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly files: Files,
    private readonly gain: OwnGain,
    private readonly held: HeldFacts,
  ) {}

  @Route(api.expenses)
  async list(call: Call<typeof api.expenses>) {
    const page = await this.lists.page(expensesList, call, { employee_id: call.params.id })
    return { ...page, data: page.data.map(expenseOf) }
  }

  @Route(api.expense)
  async get(call: Call<typeof api.expense>) {
    return { data: await this.readExpense(call) }
  }

  @Route(api.requestExpense)
  async request(call: Call<typeof api.requestExpense>) {
    const { workspace, params, body, ctx } = call

    const on = { employee_id: params.id, expense_id: ctx.newId() }
    await this.claim(ctx, workspace, on, { body, how: { type: 'request' } })
    const twins = await call.read((db) => twinsOf(db, [on.expense_id]))

    return { data: { id: on.expense_id, warnings: warningsOf(twins.get(on.expense_id)) } }
  }

  @Route(api.changeExpense)
  async change(call: Call<typeof api.changeExpense>) {
    const { workspace, params, body, ctx } = call
    const before = await this.find(workspace, params)
    const { name, category, description, amount, date } = before

    const kept = {
      name: name ?? '',
      category: category as (typeof expenseCategories)[number],
      description: description ?? '',
      amount: amount ?? '',
      date,
    }

    const whole = changed(expenseBody, kept, body)
    const on = { employee_id: params.id, expense_id: params.expenseId }

    return changing(
      call.seen(params.expenseId),
      (shown) =>
        this.claim(ctx, workspace, on, { body: whole, how: { type: 'change', before, shown } }),
      async () => ({ data: await this.readExpense(call) }),
    )
  }

  /**
   * Requests or changes an expense. Its receipt is stored when the command is accepted; without a
   * new one the old one stays.
   */
  private async claim(
    ctx: Ctx,
    workspace: string,
    on: { employee_id: string; expense_id: string },
    { body: { document: upload, ...typed }, how }: ExpenseClaimInput,
  ) {
    const file = upload as Upload | undefined
    const { before } = how
    const base = await this.currency(workspace)
    const rules = await this.held.of(workspace, 'expense approval rules', (db) =>
      expenseRulesOf(db, workspace),
    )

    const today = await this.zones.today(ctx, workspace, on.employee_id)
    const currency = typed.currency ?? before?.currency ?? base
    const rate =
      typed.rate === undefined && before?.currency === currency ? before.rate : (typed.rate ?? null)
    const receipt_hash = file
      ? createHash('sha256').update(file.bytes).digest('hex')
      : (before?.receipt_hash ?? null)

    const of = {
      workspace,
      person: on.employee_id,
      stream: streamOf(expenseDecider, on.expense_id),
    }

    await this.files.keep(ctx, of, file, (document: string | null = before?.document ?? null) =>
      this.run(
        ctx,
        workspace,
        {
          ...typed,
          ...on,
          ...{ currency, rate, document, receipt_hash, base, rules, today },
          type: how.type,
        },
        how.shown,
      ),
    )
  }

  @Route(api.decideExpense)
  async decide(call: Call<typeof api.decideExpense>) {
    const { workspace, body } = call
    const status_before =
      body.status_before ?? (await this.status(workspace, call.params.expenseId))

    const decision = {
      ...expenseRef(call.params),
      ...(await this.by(call)),
      status_before,
      comment: body.comment ?? null,
    }

    const steps = await this.steps(call)
    if (!steps && onlyByStep(call)) refuse('access.denied')
    const rate = body.rate ?? null
    const base = await this.currency(workspace)
    const stands_in_for = steps?.in_place_of ?? null

    const command: ExpenseCommand = steps
      ? {
          ...decision,
          ...{ by: call.caller.employee, people: steps.people },
          step: body.step === undefined ? steps.step : body.step - 1,
          ...(body.approved
            ? { type: 'approve-step', rate, base, stands_in_for }
            : { type: 'reject-step' }),
        }
      : body.approved
        ? { ...decision, type: 'approve', rate, base }
        : { ...decision, type: 'reject' }

    return this.decided(call, command, call.seenDecided(command.expense_id, body.status_before))
  }

  @Route(api.deleteExpense)
  async delete(call: Call<typeof api.deleteExpense>) {
    const { workspace, params, ctx, admin } = call
    // Only admins delete a decided claim.
    const decided = admin && (await this.status(workspace, params.expenseId)) !== 'pending'
    await this.gain.check(call, decided ? [params.id] : [], { code: 'expenses.own' })
    await this.run(ctx, workspace, { ...expenseRef(params), type: 'delete', privileged: admin })
  }

  @Route(api.reimburseExpense)
  async reimburse(call: Call<typeof api.reimburseExpense>) {
    const { workspace, body, ctx } = call
    const today = await this.zones.companyToday(ctx, workspace)

    const paid = {
      ...expenseRef(call.params),
      ...(await this.by(call)),
      date: body.date,
      note: body.note ?? null,
      today,
    }

    return this.decided(call, { ...paid, type: 'reimburse' })
  }

  @Route(api.reverseReimbursement)
  async reverse(call: Call<typeof api.reverseReimbursement>) {
    const { workspace, body, ctx } = call
    const today = await this.zones.companyToday(ctx, workspace)

    return this.decided(call, {
      ...expenseRef(call.params),
      ...(await this.by(call)),
      ...body,
      today,
      type: 'reverse',
    })
  }

  @Route(api.expenseDocument)
  async document(call: Call<typeof api.expenseDocument>, reply: FastifyReply) {
    const { workspace, params } = call
    // A step of another claim gives no right to this one's receipt.
    if (call.target.decidesStep) await this.readExpense(call)
    const { document } = await this.find(workspace, params)
    const file = document ? await this.files.get(document) : undefined
    return sendFile(reply, file ?? refuse('not_found'))
  }

  @Route(api.expenseStats)
  async stats(call: Call<typeof api.expenseStats>) {
    const { workspace, params } = call

    const currency = await this.currency(workspace)
    const rows = await call.read((db) => expenseSums(db, params.id))

    const currencies = rows.map(({ pending_count: _, ...row }) => {
      const sums = {
        pending: row.pending,
        approved: row.approved,
        rejected: row.rejected,
        reimbursed: row.reimbursed,
      }

      const written = Object.fromEntries(
        Object.entries(sums).map(([name, value]) => [name, rounded(value, row.currency)]),
      ) as typeof sums

      return {
        currency: row.currency,
        count: row.count,
        total: total([row.pending, row.approved], row.currency),
        ...written,
      }
    })

    const zero = rounded('0', currency)

    const none = {
      currency,
      total: zero,
      pending: zero,
      approved: zero,
      rejected: zero,
      reimbursed: zero,
    }

    const own = currencies.find((row) => row.currency === currency)
    const counted = (of: 'count' | 'pending_count') => rows.reduce((sum, row) => sum + row[of], 0)

    return {
      data: {
        ...none,
        ...own,
        count: counted('count'),
        pending_count: counted('pending_count'),
        currencies,
      },
    }
  }

  /** The approver's queue; other permitted readers see it as the approver does. */
  @Route(api.expensesToApprove)
  async toApprove(call: Call<typeof api.expensesToApprove>) {
    const { workspace, params, caller } = call
    const decidesAll = call.admin && params.id === caller.employee

    const ids = await call.read(async (db) => {
      const [requesters, steps] = await Promise.all([
        expenseRequesters(db, { workspace, employee: params.id, decidesAll }),
        waitingFor(db, routedExpenses, workspace, params.id),
      ])

      return expenseIdsToDecide(db, workspace, requesters, [...steps.keys()])
    })

    const query = { page: 1, per_page: WHOLE_LIST, sort: 'created_at' }
    const asking = { workspace, ctx: call.ctx, caller: { ...caller, employee: params.id }, query }
    const page = await this.lists.page(expensesList, asking, { ids, status: 'pending' })

    return { ...page, data: page.data.map(expenseOf) }
  }

  /** Returns whether the caller decides their own claim, and whether no other person could. */
  private async by(call: Call) {
    const { id } = call.params as { id: string }
    return {
      own: call.own(id),
      noOtherDecider: await this.gain.check(call, [id], { code: 'expenses.own' }),
    }
  }

  /** Returns who can decide a claim that is not approved; undefined without steps. */
  private steps(call: Call<typeof api.decideExpense>) {
    const { workspace, params, caller } = call
    const of = { id: params.expenseId, by: caller.employee }
    return call.read((db) => decidersOf(db, routedExpenses, workspace, of))
  }

  /** Returns the claim's status from the log. */
  private async status(workspace: string, id: string) {
    const { status } = await this.commands.state(expenseDecider, workspace, id)
    return status === 'none' || status === 'deleted' ? undefined : status
  }

  /** Decides on a claim as the caller saw it. */
  private async decided(
    call: Call<
      typeof api.decideExpense | typeof api.reimburseExpense | typeof api.reverseReimbursement
    >,
    command: ExpenseCommand,
    seen = call.seen(command.expense_id),
  ) {
    await orCurrent(
      () => this.run(call.ctx, call.workspace, command, seen),
      () => this.readExpense(call),
    )
    return { data: await this.readExpense(call) }
  }

  private run(ctx: Ctx, workspace: string, command: ExpenseCommand, shown?: Seen) {
    return this.commands.in(ctx, workspace).run(expenseDecider, command.expense_id, command, shown)
  }

  private async readExpense(call: Asking & { params: { id: string; expenseId: string } }) {
    const row = await this.lists.one(expensesList, call, call.params.expenseId)
    return row.employee_id === call.params.id ? expenseOf(row) : refuse('not_found')
  }

  private async find(workspace: string, { id, expenseId }: { id: string; expenseId: string }) {
    return (
      (await this.queries.ask(workspace, (db) => expenseById(db, workspace, id, expenseId))) ??
      refuse('not_found')
    )
  }

  private currency(workspace: string): Promise<string> {
    return this.held.of(workspace, 'currency', async (db) => {
      const { currency } = (await workspaceById(db, workspace)) ?? refuse('not_found')
      return currency
    })
  }
}

/** Returns whether the caller may decide only because a step names them. */
const onlyByStep = ({ admin, target }: Call<typeof api.decideExpense>) => !admin && !target.manages

const expenseRef = (params: { id: string; expenseId: string }) => ({
  employee_id: params.id,
  expense_id: params.expenseId,
})

function expenseOf(row: RowOf<typeof expensesList.definition>): Expense {
  const {
    employee_oid: _,
    employee_name: __,
    first_name,
    last_name,
    avatar,
    department_id: ___,
    has_document,
    ...rest
  } = row
  return {
    ...rest,
    employee: {
      id: row.employee_id,
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      avatar,
    },
    approved: row.status === 'approved',
    rejected: row.status === 'rejected',
    document: has_document
      ? { download_url: `/employees/${row.employee_id}/expenses/${row.id}/document` }
      : null,
  }
}
