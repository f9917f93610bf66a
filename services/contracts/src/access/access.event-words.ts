import type { EventWords } from '../kernel/event-words'
import type { emailEvents, userEvents } from './access.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const accessEventWords: EventWords<typeof userEvents & typeof emailEvents> = { en, ar }
