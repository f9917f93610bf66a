import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import type { ExpenseEvent } from '@workledger/domain/expenses/expense'
import { uploadsOf } from '../kernel/uploads'

export const expensesUploads = uploadsOf<ExpenseEvent>({
  name: 'a receipt',
  frees: [expenseEvents.ExpenseChanged, expenseEvents.ExpenseDeleted],
  changes(event) {
    switch (event.type) {
      case 'ExpenseRequested':
      case 'ExpenseChanged':
        return { receipt: event.data.document }
      case 'ExpenseDeleted':
        return 'none'
      default:
        return undefined
    }
  },
})
