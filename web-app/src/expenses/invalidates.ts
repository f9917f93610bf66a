import { auditApi } from '@workledger/contracts/audit/audit.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'

/** What any command on an expense may change on screen. */
export const changedByExpense = [
  expensesApi.expenses,
  expensesApi.expense,
  expensesApi.expenseStats,
  expensesApi.expensesToApprove,
  auditApi.history,
] as const
