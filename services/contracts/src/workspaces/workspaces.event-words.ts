import type { EventWords } from '../kernel/event-words'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'
import type { subdomainEvents, workspaceEvents } from './workspaces.events'

export const workspacesEventWords: EventWords<typeof workspaceEvents & typeof subdomainEvents> = {
  en,
  zh,
  es,
  fr,
  it,
  ar,
}
