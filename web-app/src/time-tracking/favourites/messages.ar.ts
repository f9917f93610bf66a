import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'المفضلات',
  edit: 'تعديل المفضلات',
  add: 'أضف إلى المفضلات',
  added: 'أُضيف إلى المفضلات',
  start: 'ابدأ {{name}}',
  stop: 'أوقف {{name}}',
  up: 'انقل {{name}} إلى أعلى',
  down: 'انقل {{name}} إلى أسفل',
  remove: 'أزل {{name}} من المفضلات',
  ask: 'إزالة «{{name}}» من مفضلاتك؟',
  askText: 'يبقى الوقت المسجل.',
  askAction: 'إزالة',
  none: 'لا مفضلات بعد',
  noneText: 'اختر «أضف إلى المفضلات» في قائمة قيد.',
  find: 'ابحث في المفضلات',
  unfound: 'لم يُعثر على مفضلة.',
})
