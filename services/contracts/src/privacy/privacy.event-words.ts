import type { EventWords } from '../kernel/event-words'
import type { dataExportEvents } from './data-exports.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const privacyEventWords: EventWords<typeof dataExportEvents> = { en, ar }
