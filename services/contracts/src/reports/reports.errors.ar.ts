import type { ErrorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsAr: ErrorWords<typeof reportErrors> = {
  'report.name': 'أعطِ التقرير اسمًا.',
  'report.name_taken': 'لديك تقرير محفوظ بهذا الاسم.',
  'report.most': 'لديك {most} من التقارير المحفوظة. احذف واحدًا أولًا.',
}
