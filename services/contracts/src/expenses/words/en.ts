import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    expense: 'Expense',
  },
  tables: {
    expenses: 'Expenses',
  },
  fields: {
    base_amount: 'Amount in the company’s currency',
    base_currency: 'Company’s currency',
    created_at: 'Requested',
    has_document: 'Receipt',
    payment: 'Reimbursement',
    receipt: 'Receipt',
    reimbursed_on: 'Reimbursed on',
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
