import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'الحقول المخصصة',
  companyTitle: 'بيانات الشركة',
  history: 'سجل الحقول المخصصة',
  updated: 'تم تحديث المعلومات',
  adminsSee: 'لا يراه إلا مديرو النظام.',
  adminsEdit: 'لا يغيّره إلا مديرو النظام.',
  download: 'نزّل {{name}}',
  removeFile: 'أزل الملف',
  removeTitle: 'إزالة {{name}}؟',
  removeText: 'يُزال الملف من هذا الحقل، ويبقى اسمه في السجل.',
  removed: 'أُزيل الملف',
  valuesChanged: 'تغيّرت الحقول المخصصة',
})
