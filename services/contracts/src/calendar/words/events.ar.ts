import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CompanyEventAdded: 'أُضيفت الفعالية',
  CompanyEventChanged: 'تغيّرت الفعالية',
  CompanyEventDeleted: 'حُذفت الفعالية',
  CalendarFeedAdded: 'أُضيف رابط تقويم',
  CalendarFeedRevoked: 'أُلغي رابط التقويم',
} satisfies NamesLike<typeof english>
