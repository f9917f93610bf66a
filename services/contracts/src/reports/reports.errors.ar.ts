import { errorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsAr = errorWords<'ar', typeof reportErrors>()({
  'report.name': 'أعطِ التقرير اسمًا.',
  'report.name_taken': 'لديك تقرير محفوظ بهذا الاسم.',
  'report.recipient': 'اختر أشخاصًا يعملون هنا وتراهم.',
  'report.sent_just_now': 'أُرسل هذا التقرير قبل أقل من دقيقة.',
  'report.stop_key': 'هذا الرابط لا يعمل.',
  'report.most': 'لديك {most} من التقارير المحفوظة. احذف واحدًا أولًا.',
})
