import { auditApi } from '@workledger/contracts/audit/audit.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'

/** Lists and records that any command on an expense may change. */
export const changedByExpense = [
  expensesApi.expenses,
  expensesApi.expense,
  expensesApi.expenseStats,
  expensesApi.expensesToApprove,
  inboxApi.inbox,
  auditApi.history,
] as const
