import type { EventWords } from '../kernel/event-words'
import type { billingEvents } from './billing.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const billingEventWords: EventWords<typeof billingEvents> = { en, ar }
