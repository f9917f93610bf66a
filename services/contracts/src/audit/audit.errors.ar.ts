import type { ErrorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsAr: ErrorWords<typeof auditErrors> = {
  'evidence.busy': 'يجري إعداد حزمتي أدلة بالفعل. يرجى المحاولة مرة أخرى بعد نصف دقيقة.',
  'evidence.too_many': 'يشمل هذا أكثر من {most} حدث، وهو أقصى ما تتسع له حزمة أدلة واحدة. يرجى اختيار فترة أقصر.',
}
