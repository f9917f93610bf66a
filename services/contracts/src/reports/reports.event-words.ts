import type { EventWords } from '../kernel/event-words'
import type { savedReportEvents } from './saved-reports.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const reportsEventWords: EventWords<typeof savedReportEvents> = { en, zh, es, fr, it, ar }
