import type { AreaContracts } from '../kernel/area'
import { expense, expenseStats, expensesApi } from './expenses.api'
import { expensesErrors } from './expenses.errors'
import { expensesEventWords } from './expenses.event-words'
import { expenseEvents } from './expenses.events'
import { expensesGains } from './expenses.gains'
import { expensesList } from './expenses.lists'
import { expensesPublicEvents } from './expenses.public-events'

export const expensesContracts = {
  name: 'expenses',
  endpoints: [expensesApi],
  gains: expensesGains,
  lists: [expensesList],
  events: [expenseEvents],
  publicEvents: expensesPublicEvents,
  eventWords: expensesEventWords,
  errors: expensesErrors,
  tokens: { approve: ['decideExpense', 'reimburseExpense', 'reverseReimbursement'] },
  records: { Expense: expense, ExpenseStats: expenseStats },
} satisfies AreaContracts
