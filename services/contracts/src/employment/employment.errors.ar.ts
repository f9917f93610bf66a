import { errorWords } from '../kernel/errors'
import type { employmentErrors } from './employment.errors'

export const employmentErrorsAr = errorWords<'ar', typeof employmentErrors>()({
  'contract.effective_taken': 'يوجد عقد بتاريخ السريان هذا.',
  'contract.end_before_start': 'النهاية قبل البداية.',
  'contract.used_in_payroll': 'استخدمت دورة رواتب معتمدة هذا العقد.',
  'contract.probation_before_start': 'نهاية فترة التجربة قبل أول يوم، {day}.',
  'contract.probation_too_far': 'تنتهي فترة التجربة خلال ثلاث سنوات.',
  'contract.effective': 'أدخل تاريخ السريان!',
  'contract.adjustment': 'أضف اسمًا أو احذف هذا الحقل.',
  'contract.percent': 'لا يُستقطع أكثر من 100 بالمئة من الراتب الأساسي.',
  'contract.working_days': 'اذكر أيام الأسبوع من الاثنين إلى الأحد، بفترات من 1 إلى 5.',
})
