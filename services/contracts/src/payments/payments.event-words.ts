import type { EventWords } from '../kernel/event-words'
import type { bankAccountEvents, companyAccountEvents, paymentEvents } from './payments.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const paymentsEventWords: EventWords<
  typeof bankAccountEvents & typeof companyAccountEvents & typeof paymentEvents
> = { en, ar }
