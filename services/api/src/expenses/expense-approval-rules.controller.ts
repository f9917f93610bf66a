import { Controller } from '@nestjs/common'
import {
  expenseApprovalApi as api,
  expenseApprovalRuleBody,
} from '@workledger/contracts/expenses/expense-approval.api'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import { converted } from '@workledger/domain/expenses/expense'
import { expenseRouteOf } from '@workledger/domain/expenses/expense-route'
import { expenseRulesDecider } from '@workledger/domain/expenses/expense-rules'
import { amount as decimal, minorUnits, rounded } from '@workledger/domain/kernel/money'
import { routedExpenses } from '@workledger/projections/access/approval-steps.port'
import { draftSteps } from '@workledger/projections/access/shown-steps.port'
import { expenseApprovalRulesList } from '@workledger/projections/expenses/expenses.lists'
import { expenseRulesOf } from '@workledger/projections/expenses/expenses.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { checkSteps, wholeSteps } from '../access/checked-steps.port'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'

type Body = Call<typeof api.addExpenseApprovalRule>['body']

/** Rules for the approval of expenses in steps. */
@Controller()
export class ExpenseApprovalRulesController {
  constructor(private readonly lists: Lists) {}

  @Route(api.expenseApprovalRules)
  list(call: Call<typeof api.expenseApprovalRules>) {
    return this.lists.page(expenseApprovalRulesList, call, {})
  }

  @Route(api.addExpenseApprovalRule)
  async add(call: Call<typeof api.addExpenseApprovalRule>) {
    const { workspace, body, ctx } = call
    const rule = await this.checked(call, body)
    const rule_id = ctx.newId()

    await call.run(expenseRulesDecider, workspace, {
      ...rule,
      type: 'add-rule',
      workspace_id: workspace,
      rule_id,
    })

    return { data: { id: rule_id } }
  }

  @Route(api.changeExpenseApprovalRule)
  async change(call: Call<typeof api.changeExpenseApprovalRule>) {
    const { workspace, params, body } = call
    const { name, categories, from_amount, steps } = await this.read(call)
    const before = { name, categories, from_amount, steps }
    const whole = changed(expenseApprovalRuleBody, before, body)
    // People who have left may stay in steps that do not change.
    const rule = await this.checked(call, whole, body.steps ? steps : undefined)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(
          expenseRulesDecider,
          workspace,
          { ...rule, type: 'change-rule', workspace_id: workspace, rule_id: params.id },
          seen,
        ),
      async () => ({ data: await this.read(call) }),
    )
  }

  @Route(api.deleteExpenseApprovalRule)
  async delete(call: Call<typeof api.deleteExpenseApprovalRule>) {
    const { workspace, params } = call

    await call.run(expenseRulesDecider, workspace, {
      type: 'delete-rule',
      workspace_id: workspace,
      rule_id: params.id,
    })
  }

  /** The steps of a claim of an amount, as it would have them now. */
  @Route(api.previewExpenseSteps)
  async preview(call: Call<typeof api.previewExpenseSteps>) {
    const { workspace, params, query } = call
    const base = await this.currency(call)
    const currency = query.currency ?? base
    checkPlaces(query.amount, currency)
    const amount = rounded(query.amount, currency)
    const { base_amount } = converted(amount, currency, base, query.rate ?? null)
    const claim = { category: query.category, amount, currency, base_amount, base_currency: base }

    return call.read(async (db) => {
      const { route } = expenseRouteOf(await expenseRulesOf(db, workspace), claim)
      const of = { workspace, employee_id: params.id }
      return { data: await draftSteps(db, routedExpenses, of, route) }
    })
  }

  private read(call: Call<typeof api.changeExpenseApprovalRule>) {
    return this.lists.one(expenseApprovalRulesList, call, call.params.id)
  }

  private async currency(call: Pick<Call, 'read' | 'workspace'>) {
    const found = await call.read((db) => workspaceById(db, call.workspace))
    return (found ?? refuse('not_found')).currency
  }

  /** Refuses roles and people that are not there; the bound is in the workspace's currency. */
  private async checked(call: Pick<Call, 'read' | 'workspace'>, body: Body, kept?: ApprovalStep[]) {
    const { name, categories } = body
    const steps = wholeSteps(body.steps)
    const currency = await this.currency(call)
    checkPlaces(body.from_amount, currency, 'from_amount')
    const codes = { role: 'expenses.step_role', people: 'expenses.step_people' } as const
    await checkSteps(call, steps, kept, codes)
    const from_amount = rounded(body.from_amount, currency)

    return { name, categories: [...new Set(categories)], from_amount, currency, steps }
  }
}

function checkPlaces(amount: string, currency: string, field = 'amount') {
  const places = minorUnits(currency)

  if (decimal(amount).decimalPlaces() > places)
    refuse('expenses.places', { field, params: { currency, places } })
}
