import type { EventWords } from '../kernel/event-words'
import type { expenseEvents } from './expenses.events'

export const expensesEventWords: EventWords<typeof expenseEvents> = {
  ExpenseRequested: ['Expense claimed', 'طُلب سداد المصروف'],
  ExpenseChanged: ['Expense changed', 'عُدّل المصروف'],
  ExpenseApproved: ['Expense approved', 'اعتُمد المصروف'],
  ExpenseRejected: ['Expense rejected', 'رُفض المصروف'],
  ExpenseDeleted: ['Expense deleted', 'حُذف المصروف'],
  ExpenseHeldForPayRun: ['Taken into a drafted pay run', 'أُدرج في مسودة دورة رواتب'],
  ExpenseReleasedFromPayRun: ['Out of the drafted pay run', 'أُخرج من مسودة دورة الرواتب'],
  ExpenseTakenIntoPayRun: ['Reimbursed with pay', 'سُدّد مع الراتب'],
  ExpensePayslipReversed: ['Payslip reversed, due again', 'عُكست قسيمة الراتب، وهو مستحق من جديد'],
  ExpenseReimbursed: ['Reimbursed', 'سُدّد'],
  ExpenseReimbursementReversed: ['Counter-entry: reimbursement taken back', 'قيد عكسي: أُلغي السداد'],
}
