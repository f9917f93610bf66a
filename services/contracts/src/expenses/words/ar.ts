import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    expense: 'مصروف',
  },
  tables: {
    expenses: 'المصروفات',
  },
  fields: {
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
