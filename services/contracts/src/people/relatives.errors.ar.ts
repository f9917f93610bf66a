import { errorWords } from '../kernel/errors'
import type { relativeErrors } from './relatives.errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrorsAr = errorWords<'ar', typeof relativeErrors>()({
  'relatives.most': `سُجّل ${MOST_RELATIVES} بالفعل، وهذا هو الحد الأقصى.`,
  'relatives.name': 'أدخل الاسم!',
  'relatives.relation': 'أدخل صلة القرابة!',
  'relatives.phone': 'أدخل رقم الهاتف!',
  'relatives.chosen': 'اختر صلة القرابة.',
})
