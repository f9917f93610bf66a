import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: 'مصروف',
    'expense-rules': 'قواعد المصروفات',
  },
  tables: {
    expense_approval_rules: 'قواعد اعتماد المصروفات',
    expenses: 'المصروفات',
  },
  fields: {
    categories: 'لأنواع المصروفات',
    from_amount: 'أقل مبلغ',
    other_steps_from: 'خطوات أخرى ابتداءً من',
    base_amount: 'المبلغ بعملة الشركة',
    base_currency: 'عملة الشركة',
    created_at: 'طُلب في',
    has_document: 'الإيصال',
    payment: 'السداد',
    receipt: 'الإيصال',
    reimbursed_on: 'سُدّد في',
    was_paid: 'سبق دفعه',
  },
  values: {
    due: 'مستحق الدفع',
    held: 'محجوز لدورة رواتب',
    meals: 'وجبات',
    stuff: 'مستلزمات',
    travelling: 'سفر',
  },
} satisfies WordsLike<typeof english>
