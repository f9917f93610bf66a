import type { FieldWords } from '../kernel/field-words'

export const paymentsFieldWords: FieldWords = {
  kinds: {
    'bank-account': ['Bank account', 'الحساب البنكي'],
    'company-account': ['Company’s bank account', 'حساب الشركة البنكي'],
    payment: ['Payment of a pay run', 'دفع دورة رواتب'],
  },
  tables: {
    bank_accounts: ['Bank account', 'الحساب البنكي'],
  },
  fields: {
    account: ['Account', 'الحساب'],
    account_number: ['Account number', 'رقم الحساب'],
    changed_at: ['Changed', 'تغيّر'],
    changed_by: ['Changed by', 'غيّره'],
    execution_date: ['Executed on', 'تاريخ التنفيذ'],
    file_id: ['File', 'الملف'],
    format: ['Format', 'التنسيق'],
    holder: ['Account holder', 'صاحب الحساب'],
    routing: ['Routing number', 'رقم التوجيه'],
    transactions: ['Transactions', 'المعاملات'],
  },
  values: {
    csv: ['CSV', 'CSV'],
    'pain.001': ['SEPA credit transfer (pain.001)', 'تحويل SEPA ‏(pain.001)'],
  },
}
