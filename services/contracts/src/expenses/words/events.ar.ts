import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ExpenseRequested: 'طُلب سداد المصروف',
  ExpenseChanged: 'عُدّل المصروف',
  ExpenseApproved: 'اعتُمد المصروف',
  ExpenseRejected: 'رُفض المصروف',
  ExpenseDeleted: 'حُذف المصروف',
  ExpenseHeldForPayRun: 'أُدرج في مسودة دورة رواتب',
  ExpenseReleasedFromPayRun: 'أُخرج من مسودة دورة الرواتب',
  ExpenseTakenIntoPayRun: 'سُدّد مع الراتب',
  ExpensePayslipReversed: 'عُكست قسيمة الراتب، وهو مستحق من جديد',
  ExpenseReimbursed: 'سُدّد',
  ExpenseReimbursementReversed: 'قيد عكسي: عُكس السداد',
  ExpenseStepApproved: 'اعتُمدت في خطوة',
  ExpenseStepEscalated: 'صُعّدت الخطوة',
  ExpenseApprovalRuleAdded: 'أُضيفت قاعدة اعتماد',
  ExpenseApprovalRuleChanged: 'تغيرت قاعدة اعتماد',
  ExpenseApprovalRuleDeleted: 'حُذفت قاعدة اعتماد',
} satisfies NamesLike<typeof english>
