import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  findTask: 'ابحث عن مهمة',
  otherProjects: 'مشاريع أخرى',
  noTasks: 'ليست لديك مهام مفتوحة.',
  noSuchTask: 'لم يُعثر على مهمة.',
  take: 'تعيين {{tags}}',
  clear: 'إزالة كل الوسوم',
  stopped: 'توقف المؤقت في هذه الأثناء.',
})
