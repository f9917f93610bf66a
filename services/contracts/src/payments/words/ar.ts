import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'bank-account': 'الحساب البنكي',
    'company-account': 'حساب الشركة البنكي',
    payment: 'دفع دورة رواتب',
  },
  tables: {
    bank_accounts: 'الحساب البنكي',
  },
  fields: {
    account: 'الحساب',
    account_number: 'رقم الحساب',
    changed_at: 'تغيّر',
    changed_by: 'غيّره',
    execution_date: 'تاريخ التنفيذ',
    file_id: 'الملف',
    format: 'التنسيق',
    holder: 'صاحب الحساب',
    routing: 'رمز البنك أو التوجيه',
    transactions: 'المعاملات',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'تحويل سيبا ‏(pain.001)',
  },
} satisfies WordsLike<typeof english>
