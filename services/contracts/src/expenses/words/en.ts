import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    expense: 'Expense',
    'expense-rules': 'Expense rules',
  },
  tables: {
    expense_approval_rules: 'Approval rules of expenses',
    expenses: 'Expenses',
  },
  fields: {
    categories: 'For types',
    from_amount: 'Least amount',
    other_steps_from: 'Other steps from',
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
