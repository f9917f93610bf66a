import { errorWords } from '../kernel/errors'
import type { workingTimeErrors } from './working-time.errors'

export const workingTimeErrorsAr = errorWords<'ar', typeof workingTimeErrors>()({
  'working_time.off': 'لا تمسك شركتك حسابات ساعات العمل في هذا الشهر.',
  'working_time.month_order': 'أغلق {month} أولًا.',
  'working_time.month_not_over': 'لم ينتهِ هذا الشهر بعد.',
  'working_time.opened': 'لهذا الحساب رصيد افتتاحي بالفعل. سجّل تصحيحًا.',
  'working_time.most': 'لا يتجاوز رصيد الحساب {hours} ساعة، دائنًا أو مدينًا.',
  'working_time.no_seconds': 'أدخل ساعات لا تساوي 0.',
  'working_time.core_both': 'أدخل بداية الوقت الأساسي ونهايته.',
  'working_time.core_order': 'ينتهي الوقت الأساسي بعد بدايته.',
  'working_time.rules_too_far': 'اختر شهرًا لا يبعد أكثر من 12 شهرًا.',
  'working_time.overtime_decided': 'لم يعد هذا العمل الإضافي ينتظر قرارًا.',
  'working_time.overtime_own': 'لا يمكنك البتّ في عملك الإضافي.',
  'working_time.decision': 'اعتمد أو ارفض، واحدًا منهما.',
  'working_time.payout_percent': 'أدخل نسبة مئوية من 0 إلى 200.',
  'working_time.payout_more': 'في الحساب {time} ساعة قابلة للصرف.',
  'working_time.payout_hourly': 'الأجر بالساعة يدفع هذه الساعات أصلًا.',
  'working_time.payout_no_pay':
    'لا يحدد أي عقد ساري اليوم سعرًا للساعة. يحتاج العقد إلى أجر وساعات.',
  'working_time.payout_in_run':
    'هذه الساعات ضمن مسودة دورة رواتب. استبعد الشخص منها أو احذفها أولًا.',
  'working_time.payout_paid': 'دفعت دورة رواتب هذه الساعات. اعكس قسيمة الراتب أولًا.',
  'working_time.rules_too_many': 'توجد 100 نسخة من القواعد بالفعل.',
})
