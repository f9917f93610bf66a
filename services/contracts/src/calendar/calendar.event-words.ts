import type { EventWords } from '../kernel/event-words'
import type { calendarFeedEvents, companyEvents } from './calendar.events'

export const calendarEventWords: EventWords<typeof companyEvents & typeof calendarFeedEvents> = {
  CompanyEventAdded: ['Event added', 'أُضيفت الفعالية'],
  CompanyEventChanged: ['Event changed', 'تغيّرت الفعالية'],
  CompanyEventDeleted: ['Event deleted', 'حُذفت الفعالية'],
  CalendarFeedAdded: ['Calendar link added', 'أُضيف رابط تقويم'],
  CalendarFeedRevoked: ['Calendar link revoked', 'أُلغي رابط التقويم'],
}
