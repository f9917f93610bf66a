import type { EventWords } from '../kernel/event-words'
import type { watchHitEvents, watchRuleEvents } from './watch.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const watchEventWords: EventWords<typeof watchRuleEvents & typeof watchHitEvents> = {
  en,
  ar,
}
