import * as z from 'zod'
import { approvalStepsBody } from '../kernel/approval-step-body'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf, workspaceParams } from '../kernel/record'
import { created, currency, decimal, one, text } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { MOST_EXPENSE } from './expense-bounds'
import { expenseCategories } from './expenses.events'
import { expenseApprovalRulesList } from './expenses.lists'

const bound = () =>
  decimal('expenses.rule_amount').refine(
    (typed) => Number(typed) >= 0 && Number(typed) < MOST_EXPENSE,
    { error: 'expenses.rule_amount' },
  )

/** A rule without categories is for every category. Its bound is in the workspace's currency. */
export const expenseApprovalRuleBody = z.object({
  name: text('expenses.rule_name', 80),
  categories: z
    .array(z.enum(expenseCategories, { error: 'expenses.category' }))
    .max(expenseCategories.length)
    .default([]),
  from_amount: bound().default('0'),
  steps: approvalStepsBody({
    steps: 'expenses.rule_steps',
    role: 'expenses.step_role',
    people: 'expenses.step_people',
  }),
})

const ruleParams = z.object({ ws: idOf('workspaces'), id: idOf('expense_approval_rules') })

const asked = [
  'structure.name_taken',
  'expenses.places',
  'expenses.rule_overlaps',
  'expenses.step_role',
  'expenses.step_people',
]

/** The steps by which expenses are approved. */
export const expenseApprovalApi = area('expenses', 'manage_payroll', {
  expenseApprovalRules: listCall(expenseApprovalRulesList, {
    path: '/workspaces/{ws}/expenses/approval-rules',
    summary: 'Rules for the approval of expenses in steps; without one, one person decides',
    params: workspaceParams,
  }),
  addExpenseApprovalRule: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/expenses/approval-rules',
    who: 'edit_company',
    summary: 'Add a rule for future claims',
    status: 201,
    params: workspaceParams,
    body: expenseApprovalRuleBody,
    response: created(),
    errors: [...asked, 'expenses.rules_too_many'],
  }),
  changeExpenseApprovalRule: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/expenses/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Change a rule for future claims; earlier ones keep their steps',
    params: ruleParams,
    body: changeBody(expenseApprovalRuleBody),
    response: one(expenseApprovalRulesList.row),
    errors: asked,
  }),
  deleteExpenseApprovalRule: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/expenses/approval-rules/{id}',
    who: 'edit_company',
    summary: 'Delete a rule; earlier claims keep their steps',
    params: ruleParams,
  }),
  previewExpenseSteps: endpoint({
    method: 'GET',
    path: '/employees/{id}/expense-steps',
    who: 'self',
    summary: 'The steps of a claim of an amount, if this person made it now',
    params: employeeParams,
    query: z.object({
      category: z.enum(expenseCategories, { error: 'expenses.category' }),
      amount: bound(),
      /** By default the workspace's. */
      currency: currency().optional(),
      /** Units of the workspace's currency for one of `currency`, as in a claim. */
      rate: bound().optional(),
    }),
    response: one(z.array(shownStep)),
    errors: ['expenses.places', 'expenses.rate_unfit'],
  }),
})
