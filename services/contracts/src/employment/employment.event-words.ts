import type { EventWords } from '../kernel/event-words'
import type { employmentEvents } from './employment.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const employmentEventWords: EventWords<typeof employmentEvents> = { en, ar }
