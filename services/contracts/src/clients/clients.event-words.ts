import type { EventWords } from '../kernel/event-words'
import type { clientEvents } from './clients.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const clientsEventWords: EventWords<typeof clientEvents> = { en, ar }
