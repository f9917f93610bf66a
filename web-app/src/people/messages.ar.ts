import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  page: 'ملفي الشخصي',
  personal: 'شخصي',
  work: 'العمل',
  contract: 'العقد',
  changeAvatar: 'غيّر الصورة',
  avatar: 'الصورة',
  avatarFile: 'صورة جديدة',
  avatarHint: 'PNG أو JPEG أو GIF أو WebP.',
  avatarDone: 'حُدّثت الصورة',
  weekStart: 'يبدأ الأسبوع يوم',
  weekStartHint: 'في التقارير والتقاويم وحقول التاريخ، لك وحدك.',
  weekChanged: 'تغيّر أول أيام الأسبوع',
  job: 'معلومات الوظيفة',
  oid: 'رقم الموظف',
  role: 'الدور',
  manager: 'المدير',
  timeOffManager: 'مدير الإجازات',
  office: 'المكتب',
  department: 'القسم',
  designation: 'المسمى الوظيفي',
  policy: 'سياسة الإجازات',
  hired: 'تاريخ التعيين',
  jobLocked: 'اطلب من أحد مديري النظام تغيير هذه المعلومات.',
  edit: 'التعديل في لوحة الإدارة',
})
