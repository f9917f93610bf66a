import { errorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsAr = errorWords<'ar', typeof auditErrors>()({
  'audit.filter_name': 'أعطِ المرشّح اسمًا.',
  'audit.filter_taken': 'لديك مرشّح محفوظ بهذا الاسم.',
  'audit.filter_most': 'لديك {most} من المرشّحات المحفوظة. احذف واحدًا أولًا.',
  'evidence.busy':
    'يجري إعداد حزمتي أدلة لهذه الشركة أو تنتظران دورهما. يرجى المحاولة مرة أخرى بعد نصف دقيقة.',
  'evidence.too_many':
    'يشمل هذا أكثر من {most} حدث، وهو أقصى ما تتسع له حزمة أدلة واحدة. يرجى اختيار فترة أقصر.',
})
