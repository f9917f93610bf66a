import type { EventWords } from '../kernel/event-words'
import type { candidateEvents } from './candidate.events'
import type { openingEvents } from './opening.events'
import type { recruitingSettingEvents } from './recruiting-setting.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const recruitingEventWords: EventWords<
  typeof openingEvents & typeof candidateEvents & typeof recruitingSettingEvents
> = { en, zh, es, fr, it, ar }
