import {
  expenseEvents as e,
  type expenseCategories,
  expenseRuleEvents as r,
} from '@workledger/contracts/expenses/expenses.events'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { at, begin, change, changeWhere, erased, on, projection } from '../kernel/projection'
import { approvedSeats, stepColumns, stepsAnew } from '../kernel/step-columns'
import { col, table } from '../kernel/table'

export const expenses = table(
  'expenses',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    name: col.maybe.text,
    category: col.text,
    description: col.maybe.text,
    amount: col.numeric,
    currency: col.text,
    date: col.day,
    rate: col.maybe.numeric,
    base_currency: col.text,
    base_amount: col.maybe.numeric,
    document: col.maybe.text,
    receipt_hash: col.maybe.text,
    status: col.text,
    comment: col.maybe.text,
    /** One of `expensePayments` of the contracts. */
    payment: col.text,
    was_paid: col.bool,
    payrun_id: col.maybe.uuid,
    reimbursed_on: col.maybe.day,
    created_at: col.instant,
    decided_at: col.maybe.instant,
    ...stepColumns,
    /** Revision of the last event that changed the claim. */
    revision: col.int,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'employee_id, date desc',
      'workspace_id, date desc',
      'workspace_id, status, created_at',
      'workspace_id, payment, date',
      'workspace_id, receipt_hash',
      'payrun_id',
      'workspace_id, step_since',
    ],
  },
)

/** Rules for the approval of expenses in steps. */
export const expenseApprovalRules = table(
  'expense_approval_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    categories: col.json<(typeof expenseCategories)[number][]>(),
    from_amount: col.numeric,
    currency: col.text,
    steps: col.json<ApprovalStep[]>(),
    revision: col.revision,
  },
  { followed: true, indexes: ['workspace_id'], held: true },
)

const ruleId = (event: { data: { rule_id: string } }) => event.data.rule_id
const expenseId = (event: { data: { expense_id: string } }) => event.data.expense_id
const due = { payment: 'due', payrun_id: null, reimbursed_on: null }

export const expensesProjection = projection('expenses', {
  version: 6,
  tables: [expenses, expenseApprovalRules],
  steps: [
    begin(e.ExpenseRequested, expenses, expenseId, (event) => {
      const { expense_id, other_steps_from: _other, ...data } = event.data
      return {
        id: expense_id,
        workspace_id: event.workspace,
        ...data,
        ...stepsAnew(data, event),
        ...due,
        status: 'pending',
        comment: null,
        payment: 'none',
        was_paid: false,
        created_at: at(event),
        decided_at: null,
        revision: event.revision,
      }
    }),
    change(e.ExpenseChanged, expenses, expenseId, (event) => {
      const { expense_id: _, other_steps_from: _other, ...data } = event.data
      return { ...data, ...stepsAnew(data, event), revision: event.revision }
    }),
    change(e.ExpenseStepApproved, expenses, expenseId, (event, { approvals }) => {
      const { rate, base_currency, base_amount } = event.data
      return {
        status: 'pending',
        rate,
        base_currency,
        base_amount,
        step_since: at(event),
        approvals: [...approvals, ...approvedSeats(event)],
      }
    }),
    change(e.ExpenseStepEscalated, expenses, expenseId, ({ data: { step } }, { escalated }) => ({
      escalated: [...escalated, step],
    })),
    change(e.ExpenseApproved, expenses, expenseId, (event, { approvals }) => {
      const { comment, rate, base_currency, base_amount } = event.data
      return {
        status: 'approved',
        approvals: [...approvals, ...approvedSeats(event)],
        step_since: null,
        comment,
        rate,
        base_currency,
        base_amount,
        ...due,
        decided_at: at(event),
      }
    }),
    change(e.ExpenseRejected, expenses, expenseId, (event, { route }) => {
      return {
        status: 'rejected',
        ...stepsAnew({ route }, event),
        step_since: null,
        comment: event.data.comment,
        ...due,
        payment: 'none',
        decided_at: at(event),
      }
    }),
    on(e.ExpenseDeleted, expenses, expenseId, () => null),
    change(e.ExpenseHeldForPayRun, expenses, expenseId, ({ data }) => ({
      ...due,
      payment: 'in_pay_run',
      payrun_id: data.payrun_id,
    })),
    change(e.ExpenseReleasedFromPayRun, expenses, expenseId, () => due),
    change(e.ExpenseTakenIntoPayRun, expenses, expenseId, ({ data }) => ({
      ...due,
      payment: 'paid',
      was_paid: true,
      payrun_id: data.payrun_id,
    })),
    change(e.ExpensePayslipReversed, expenses, expenseId, () => due),
    change(e.ExpenseReimbursed, expenses, expenseId, ({ data }) => ({
      ...due,
      payment: 'paid',
      was_paid: true,
      reimbursed_on: data.date,
    })),
    change(e.ExpenseReimbursementReversed, expenses, expenseId, () => due),
    ...[r.ExpenseApprovalRuleAdded, r.ExpenseApprovalRuleChanged].map((event) =>
      on(event, expenseApprovalRules, ruleId, (_, { data: { rule_id, ...data } }) => ({
        id: rule_id,
        ...data,
      })),
    ),
    on(r.ExpenseApprovalRuleDeleted, expenseApprovalRules, ruleId, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      expenses,
      { column: 'employee_id', value: erased },
      () => {
        return { name: null, description: null, comment: null, document: null, receipt_hash: null }
      },
    ),
  ],
})
