import type { EventWords } from '../kernel/event-words'
import type { documentImportEvents } from './document-imports.events'
import type { documentEvents } from './documents.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const documentsEventWords: EventWords<typeof documentEvents & typeof documentImportEvents> =
  { en, zh, es, fr, it, ar }
