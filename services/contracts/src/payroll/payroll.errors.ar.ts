import type { ErrorWords } from '../kernel/errors'
import type { payrollErrors } from './payroll.errors'

export const payrollErrorsAr: ErrorWords<typeof payrollErrors> = {
  'payroll.category_in_use': 'يستخدم عقد هذه الفئة.',
  'payroll.insufficient': 'بيانات غير كافية',
  'payroll.complete': 'هذه الدورة معتمدة؛ لا تتغيّر.',
  'payroll.drafting': 'ما زالت هذه الدورة تُحسب.',
  'payroll.negative': 'صافي {count} قيد سالب. صحّحها أو استبعدها قبل الاعتماد.',
  'payroll.four_eyes': 'من أعدّ الدورة لا يعتمدها.',
  'payroll.nobody': 'ليس لأحد عقد بأجر في هذه المدة.',
}
