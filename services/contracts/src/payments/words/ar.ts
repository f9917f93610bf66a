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
    account_type: 'نوع الحساب',
    changed_at: 'تغيّر',
    changed_by: 'غيّره',
    execution_date: 'تاريخ التنفيذ',
    file_id: 'الملف',
    format: 'التنسيق',
    holder: 'صاحب الحساب',
    message: 'الرسالة',
    message_id: 'معرّف الرسالة',
    originator: 'رقم المُصدِر',
    return_code: 'السبب',
    returned_on: 'أُرجع في',
    returns: 'المرتجعات',
    times: 'عدد المرات',
    routing: 'رمز البنك أو التوجيه',
    transactions: 'المعاملات',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'تحويل سيبا ‏(pain.001)',
    bacs18: 'Bacs ‏(Standard 18)',
    nacha: 'ACH ‏(NACHA)',
    'pain.002': 'pain.002',
    'camt.054': 'camt.054',
    iban: 'IBAN',
    uk: 'المملكة المتحدة',
    us: 'الولايات المتحدة',
    other: 'بلد آخر',
    checking: 'حساب جارٍ',
    savings: 'حساب توفير',
  },
} satisfies WordsLike<typeof english>
