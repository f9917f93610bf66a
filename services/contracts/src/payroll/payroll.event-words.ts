import type { EventWords } from '../kernel/event-words'
import type { payRunEvents } from './payroll.events'
import type { payrollCategoryEvents } from './payroll-categories.events'

export const payrollEventWords: EventWords<typeof payrollCategoryEvents & typeof payRunEvents> = {
  PayrollCategoryAdded: ['Category added', 'أُضيفت الفئة'],
  PayrollCategoryRenamed: ['Category renamed', 'غُيّر اسم الفئة'],
  OvertimeRuleChanged: ['Overtime rule changed', 'غُيّرت قاعدة العمل الإضافي'],
  OvertimeBonusChanged: ['Part of the overtime rate changed', 'غُيّر احتسابه في أجر العمل الإضافي'],
  OvertimeWeekChanged: ['Overtime week changed', 'غُيّر أسبوع العمل الإضافي'],
  PayrollCategoryDeleted: ['Category deleted', 'حُذفت الفئة'],
  PayRunStarted: ['Draft started', 'بدأت المسودة'],
  PayRunEntriesDrafted: ['Entries calculated', 'حُسبت القيود'],
  PayRunDrafted: ['Draft complete', 'اكتملت المسودة'],
  PayRunEntryChanged: ['Entry changed', 'تغيّر قيد'],
  PayRunPayeesChanged: ['Payees changed', 'تغيّر المدفوع لهم'],
  PayRunEntriesRecalculated: ['Entries recalculated', 'أُعيد حساب القيود'],
  PayRunRecalculated: ['Recalculated', 'أُعيد حسابها'],
  PayRunApproved: ['Approved', 'اعتُمدت'],
  PayRunReversed: ['Reversed', 'عُكست'],
  PayRunAmountsKept: ['Amounts kept without a name', 'حُفظت المبالغ بلا اسم'],
  PayRunDeleted: ['Deleted', 'حُذفت'],
}
