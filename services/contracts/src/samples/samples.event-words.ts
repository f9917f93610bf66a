import type { EventWords } from '../kernel/event-words'
import type { sampleEvents } from './samples.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const samplesEventWords: EventWords<typeof sampleEvents> = { en, ar }
