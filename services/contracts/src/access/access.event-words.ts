import type { EventWords } from '../kernel/event-words'
import type { emailEvents, userEvents } from './access.events'
import type { memberSignInEvents } from './factor.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const accessEventWords: EventWords<
  typeof userEvents & typeof emailEvents & typeof memberSignInEvents
> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
