import type { Catalogue } from '../../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  payslip: 'قسيمة راتب {{period}}',
  reversal: 'عكس',
  reversed: 'معكوسة',
  line: 'البند',
  thisPayslip: 'هذه القسيمة',
  yearToDate: 'منذ بداية السنة {{year}}',
  basic: 'الراتب الأساسي',
  gross: 'إجمالي الراتب',
  deductions: 'الاستقطاعات',
  expenses: 'مصروفات مُسدَّدة',
  net: 'صافي الراتب',
  about: 'تُحسب القسائم في سنة تاريخ دفعها، بما فيها العكس والتصحيحات. الضرائب من ضمن الاستقطاعات.',
  download: 'تنزيل',
  close: 'إغلاق',
  statements: 'بيانات الرواتب السنوية',
  year: 'السنة',
  payslips: 'القسائم',
  count_zero: 'لا قسائم',
  count_one: 'قسيمة واحدة',
  count_two: 'قسيمتان',
  count_few: '{{count}} قسائم',
  count_many: '{{count}} قسيمة',
  count_other: '{{count}} قسيمة',
  get: 'تنزيل',
  pdfOf: 'بيان {{year}} بصيغة PDF',
  csvOf: 'بيان {{year}} بصيغة CSV',
}

export default arabic
