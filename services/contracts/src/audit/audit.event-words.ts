import type { EventWords } from '../kernel/event-words'
import type { auditFilterEvents } from './audit-filters.events'
import type { recordViewEvents } from './record-views.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const auditEventWords: EventWords<typeof auditFilterEvents & typeof recordViewEvents> = {
  en,
  ar,
}
