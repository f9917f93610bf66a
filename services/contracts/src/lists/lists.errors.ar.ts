import type { ErrorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsAr: ErrorWords<typeof listErrors> = {
  'export.too_many': 'يتسع جدول البيانات لـ {rows} صف على الأكثر. اختر CSV أو عددًا أقل من الصفوف.',
}
