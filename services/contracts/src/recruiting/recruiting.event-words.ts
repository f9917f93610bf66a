import type { EventWords } from '../kernel/event-words'
import type { candidateEvents } from './candidate.events'
import type { openingEvents } from './opening.events'
import type { recruitingSettingEvents } from './recruiting-setting.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const recruitingEventWords: EventWords<
  typeof openingEvents & typeof candidateEvents & typeof recruitingSettingEvents
> = { en, ar }
