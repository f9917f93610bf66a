import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import {
  expenseApprovalRulesList,
  expensesList,
} from '@workledger/contracts/expenses/expenses.lists'
import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { seenStep } from '@workledger/kit/areas/approvals/seen-step'
import { command, commandOf, managed, type ResourceOf, resource } from '../kit/command'

export const expensesResources = {
  expenses: managed(expensesList, { areas: ['expenses', 'people'] }),
  'expense-approval-rules': resource(expenseApprovalRulesList, {
    areas: ['expenses', 'people', 'structure'],
  }),
} satisfies Record<string, ResourceOf>

/** One expense: the employee's id is part of the documented address. */
export interface ExpenseKey {
  id: string
  employee_id: string
}

const params = ({ id, employee_id }: ExpenseKey) => ({ id: employee_id, expenseId: id })

const decide =
  (approved: boolean) => (shown: ExpenseKey & Pick<Expense, 'status' | 'revision' | 'steps'>) => ({
    params: params(shown),
    body: { approved, rejected: !approved, status_before: shown.status, ...seenStep(shown.steps) },
    shown,
  })

/** The day, and a note about it. */
type Dated = { expense: ExpenseKey & Shown; date: string; note: string }

export const expensesCommands = {
  addExpenseApprovalRule: command(expenseApprovalApi.addExpenseApprovalRule, 'audit'),
  changeExpenseApprovalRule: command(expenseApprovalApi.changeExpenseApprovalRule, 'audit'),
  deleteExpenseApprovalRule: command(expenseApprovalApi.deleteExpenseApprovalRule, 'audit'),
  approveExpense: commandOf(expensesApi.decideExpense, decide(true), 'people', 'audit'),
  rejectExpense: commandOf(expensesApi.decideExpense, decide(false), 'people', 'audit'),
  deleteExpense: commandOf(
    expensesApi.deleteExpense,
    (key: ExpenseKey) => ({ params: params(key) }),
    'people',
    'audit',
  ),
  reimburseExpense: commandOf(
    expensesApi.reimburseExpense,
    ({ expense, ...body }: Dated) => ({ params: params(expense), body, shown: expense }),
    'audit',
  ),
  reverseReimbursement: commandOf(
    expensesApi.reverseReimbursement,
    ({ expense, ...body }: Dated) => ({ params: params(expense), body, shown: expense }),
    'audit',
  ),
}
