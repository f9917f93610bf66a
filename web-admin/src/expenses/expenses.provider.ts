import { type Expense, expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { expensesList } from '@workledger/contracts/expenses/expenses.lists'
import { commandOf, managed, type ResourceOf } from '../kit/command'

export const expensesResources = {
  expenses: managed(expensesList, { areas: ['expenses', 'people'] }),
} satisfies Record<string, ResourceOf>

/** One expense: the employee's id is part of the documented address. */
export interface ExpenseKey {
  id: string
  employee_id: string
}
const params = ({ id, employee_id }: ExpenseKey) => ({ id: employee_id, expenseId: id })
const decide =
  (approved: boolean) =>
  ({ status, ...key }: ExpenseKey & Pick<Expense, 'status'>) => ({
    params: params(key),
    body: { approved, rejected: !approved, status_before: status },
  })
/** The day, and what is to be said of it. */
type Dated = ExpenseKey & { date: string; note: string }

export const expensesCommands = {
  approveExpense: commandOf(expensesApi.decideExpense, decide(true), 'people', 'audit'),
  rejectExpense: commandOf(expensesApi.decideExpense, decide(false), 'people', 'audit'),
  deleteExpense: commandOf(expensesApi.deleteExpense, (key: ExpenseKey) => ({ params: params(key) }), 'people', 'audit'),
  reimburseExpense: commandOf(
    expensesApi.reimburseExpense,
    ({ date, note, ...key }: Dated) => ({ params: params(key), body: { date, note } }),
    'audit',
  ),
  reverseReimbursement: commandOf(
    expensesApi.reverseReimbursement,
    ({ date, note, ...key }: Dated) => ({ params: params(key), body: { date, note } }),
    'audit',
  ),
}
