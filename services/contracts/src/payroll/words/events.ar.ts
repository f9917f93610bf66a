import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  PayrollCategoryAdded: 'أُضيفت الفئة',
  PayrollCategoryRenamed: 'غُيّر اسم الفئة',
  OvertimeRuleChanged: 'غُيّرت قاعدة العمل الإضافي',
  OvertimeBonusChanged: 'غُيّر احتسابه في أجر العمل الإضافي',
  OvertimeWeekChanged: 'غُيّر أسبوع العمل الإضافي',
  PayrollCategoryDeleted: 'حُذفت الفئة',
  PayRunStarted: 'بدأت المسودة',
  PayRunEntriesDrafted: 'حُسبت القيود',
  PayRunDrafted: 'اكتملت المسودة',
  PayRunEntryChanged: 'تغيّر قيد',
  PayRunPayeesChanged: 'تغيّر المدفوع لهم',
  PayRunEntriesRecalculated: 'أُعيد حساب القيود',
  PayRunRecalculated: 'أُعيد حسابها',
  PayRunApproved: 'اعتُمدت',
  PayRunReversed: 'عُكست',
  PayRunAmountsKept: 'حُفظت المبالغ بلا اسم',
  PayRunDeleted: 'حُذفت',
  PayBooksChanged: 'تغيّرت حسابات القيد',
  PayJournalExported: 'أُنشئ ملف القيد',
} satisfies NamesLike<typeof english>
