import type { EventWords } from '../kernel/event-words'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'
import type { workingTimeEvents, workingTimeRuleEvents } from './working-time.events'

export const workingTimeEventWords: EventWords<
  typeof workingTimeEvents & typeof workingTimeRuleEvents
> = { en, zh, es, fr, it, ar }
