import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    expense: 'Expense',
  },
  tables: {
    expenses: 'Expenses',
  },
  fields: {
    base_amount: 'Base amount',
    base_currency: 'Base currency',
    payment: 'Repayment',
    receipt: 'Receipt',
    reimbursed_on: 'Repaid on',
    was_paid: 'Was paid',
  },
  values: {
    due: 'To be paid',
    held: 'Held by a pay run',
    meals: 'Meals',
    stuff: 'Supplies',
    travelling: 'Travel',
  },
} as const satisfies Words
