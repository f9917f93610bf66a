import type { EventWords } from '../kernel/event-words'
import type { referenceEvents } from './references.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const referencesEventWords: EventWords<typeof referenceEvents> = { en, ar }
