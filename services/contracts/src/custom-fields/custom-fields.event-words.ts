import type { EventWords } from '../kernel/event-words'
import type { customFieldEvents, customValueEvents } from './custom-fields.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const customFieldsEventWords: EventWords<
  typeof customFieldEvents & typeof customValueEvents
> = { en, ar }
