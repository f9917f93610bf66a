import type { EventWords } from '../kernel/event-words'
import type { calendarFeedEvents, companyEvents } from './calendar.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const calendarEventWords: EventWords<typeof companyEvents & typeof calendarFeedEvents> = {
  en,
  ar,
}
