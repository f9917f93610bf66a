import type { EventWords } from '../kernel/event-words'
import type { documentEvents } from './documents.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const documentsEventWords: EventWords<typeof documentEvents> = { en, ar }
