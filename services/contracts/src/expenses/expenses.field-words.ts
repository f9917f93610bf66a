import type { FieldWords } from '../kernel/field-words'

export const expensesFieldWords: FieldWords = {
  kinds: {
    expense: ['Expense', 'مصروف'],
  },
  tables: {
    expenses: ['Expenses', 'المصروفات'],
  },
  fields: {
    base_amount: ['Base amount', 'المبلغ الأساسي'],
    base_currency: ['Base currency', 'العملة الأساسية'],
    payment: ['Repayment', 'السداد'],
    receipt: ['Receipt', 'الإيصال'],
    receipt_hash: null,
    reimbursed_on: ['Repaid on', 'سُدّد في'],
    was_paid: ['Was paid', 'سبق دفعه'],
  },
  values: {
    due: ['To be paid', 'مستحق الدفع'],
    held: ['Held by a pay run', 'محجوز لدورة رواتب'],
    meals: ['Meals', 'وجبات'],
    stuff: ['Supplies', 'مستلزمات'],
    travelling: ['Travel', 'سفر'],
  },
}
