import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tags: 'الوسوم',
  named: 'الوسوم: {{tags}}',
  find: 'ابحث عن وسم أو اكتبه',
  add: 'إضافة «{{tag}}»',
  all: 'كل الوسوم',
  none: 'اكتب وسمًا. سيُقترح في المرة القادمة.',
  unfound: 'لا يوجد وسم كهذا.',
  most: 'للقيد {{most}} وسوم على الأكثر.',
  wrong: 'يتكون الوسم من 1 إلى 40 حرفًا دون فاصلة.',
})
