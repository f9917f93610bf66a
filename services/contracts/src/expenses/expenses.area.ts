import type { AreaContracts } from '../kernel/area'
import { expenseApprovalApi } from './expense-approval.api'
import { expense, expenseStats, expensesApi } from './expenses.api'
import { expensesErrors } from './expenses.errors'
import { expensesEventWords } from './expenses.event-words'
import { expenseEvents, expenseRuleEvents } from './expenses.events'
import { expensesGains } from './expenses.gains'
import { expenseApprovalRulesList, expensesList } from './expenses.lists'
import { expensesPublicEvents } from './expenses.public-events'

export const expensesContracts = {
  name: 'expenses',
  endpoints: [expensesApi, expenseApprovalApi],
  gains: expensesGains,
  lists: [expensesList, expenseApprovalRulesList],
  events: [expenseEvents, expenseRuleEvents],
  publicEvents: expensesPublicEvents,
  eventWords: expensesEventWords,
  errors: expensesErrors,
  tokens: {
    never: ['addExpenseApprovalRule', 'changeExpenseApprovalRule', 'deleteExpenseApprovalRule'],
    approve: ['decideExpense', 'reimburseExpense', 'reverseReimbursement'],
    events: [
      'ExpenseApprovalRuleAdded',
      'ExpenseApprovalRuleChanged',
      'ExpenseApprovalRuleDeleted',
    ],
  },
  records: { Expense: expense, ExpenseStats: expenseStats },
} satisfies AreaContracts
