import type { EventWords } from '../kernel/event-words'
import type { mailDomainEvents, signOnEvents, signOnGroupsEvents } from './sso.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const ssoEventWords: EventWords<
  typeof signOnEvents & typeof signOnGroupsEvents & typeof mailDomainEvents
> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
