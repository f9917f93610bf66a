import type { EventWords } from '../kernel/event-words'
import type { auditFilterEvents } from './audit-filters.events'
import type { recordViewEvents } from './record-views.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const auditEventWords: EventWords<typeof auditFilterEvents & typeof recordViewEvents> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
