import type { EventWords } from '../kernel/event-words'
import type { structureEvents } from './structure.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const structureEventWords: EventWords<typeof structureEvents> = { en, ar }
