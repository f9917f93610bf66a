import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  columns: { started: 'البداية', by: 'بواسطة' },
  status: 'الحالة',
  anyStatus: 'أي حالة',
  history: 'السجل',
  actionsOf: 'إجراءات الاستيراد في {{when}}',
  row: 'الصف',
  title: 'الصفوف المرفوضة',
  none: 'لا صفوف مرفوضة.',
  rows_zero: 'لا صفوف',
  rows_one: 'صف واحد',
  rows_two: 'صفان',
  rows_few: '{{count}} صفوف',
  rows_many: '{{count}} صفًا',
  rows_other: '{{count}} صف',
  inRows: 'في الصفوف {{rows}}',
  save: 'احفظ بصيغة CSV',
  column: 'العمود',
  reason: 'السبب',
  most: 'يضم الملف أول {{rows}} صف.',
  choose: 'اختر ملفًا',
  nothingYet: 'لا يُستورد شيء قبل أن ترى ما سيحدث.',
  again: 'الملف نفسه لا يضيف بعد ذلك إلا ما ليس هنا.',
  undo: 'يمكن التراجع عن الاستيراد كله.',
})
