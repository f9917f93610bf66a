import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  NoticeChannelSet: 'عُيّنت قناة نوع من الإشعارات',
  QuietHoursSet: 'عُيّنت الساعات الهادئة',
  DigestHourSet: 'عُيّنت ساعة الرسالة اليومية',
  NoticesRead: 'قُرئت الإشعارات',
  NoticeRead: 'قُرئ إشعار',
  PushDeviceAdded: 'فُعّلت الإشعارات الفورية في متصفح',
  PushDeviceRemoved: 'أُوقفت الإشعارات الفورية في متصفح',
  NoticesExpired: 'أُزيلت الإشعارات القديمة',
} satisfies NamesLike<typeof english>
