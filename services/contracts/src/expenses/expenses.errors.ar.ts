import { errorWords } from '../kernel/errors'
import type { expensesErrors } from './expenses.errors'

export const expensesErrorsAr = errorWords<'ar', typeof expensesErrors>()({
  'expenses.future': 'لا يكون تاريخ المصروف في المستقبل.',
  'expenses.too_old': 'لا يمكنك اختيار يوم يبعد أكثر من 10 سنوات.',
  'expenses.places': 'لا يزيد المبلغ بعملة {currency} على {places} منازل عشرية.',
  'expenses.rate_missing': 'يرجى إدخال سعر الصرف من {currency} إلى {base}.',
  'expenses.rate_unfit': 'بهذا السعر يكون المبلغ {amount} {base}.',
  'expenses.already_approved': 'هذا المصروف معتمد.',
  'expenses.already_rejected': 'هذا المصروف مرفوض.',
  'expenses.not_pending': 'لا يُعدَّل إلا مصروف معلّق.',
  'expenses.not_approved': 'لا يُسدَّد إلا مصروف معتمد.',
  'expenses.paid': 'سُدّد هذا المصروف؛ لا يغيّر ذلك إلا قيد عكسي.',
  'expenses.was_paid': 'سُدّد هذا المصروف من قبل، فيبقى في الدفاتر. ارفضه بدلًا من حذفه.',
  'expenses.in_pay_run':
    'هذا المصروف بند في مسودة دورة رواتب. اعتمدها أو احذفها أو أخرج الموظف منها.',
  'expenses.paid_by_run': 'دفعت دورة رواتب هذا المصروف، ولا يغيّر ذلك إلا عكس قسيمة الراتب.',
  'expenses.not_paid': 'لم يُسدَّد هذا المصروف.',
  'expenses.own': 'لا يمكنك حسم طلبك بنفسك.',
  'expenses.name': 'يرجى إدخال اسم المصروف!',
  'expenses.category': 'يرجى اختيار نوع المصروف',
  'expenses.description': 'يرجى إدخال الوصف!',
  'expenses.cost': 'يرجى إدخال التكلفة رقمًا!',
  'expenses.cost_least': 'يجب أن تزيد التكلفة على 0.',
  'expenses.cost_most': 'يجب أن تقل التكلفة عن 1,000,000,000,000.',
  'expenses.date': 'يرجى إدخال تاريخ المصروف!',
  'expenses.rate': 'يرجى إدخال سعر الصرف رقمًا!',
  'expenses.rate_least': 'يجب أن يزيد سعر الصرف على 0.',
  'expenses.rate_most': 'يجب أن يقل سعر الصرف عن 1,000,000,000.',
  'expenses.decision': 'اعتمد أو ارفض، أحدهما فقط.',
  'expenses.same_claim': 'يوجد مصروف آخر بالتاريخ والمبلغ نفسيهما.',
  'expenses.same_receipt': 'هذه الفاتورة مرفقة بمصروف آخر.',
})
