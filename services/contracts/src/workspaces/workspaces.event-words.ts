import type { EventWords } from '../kernel/event-words'
import ar from './words/events.ar'
import en from './words/events.en'
import type { subdomainEvents, workspaceEvents } from './workspaces.events'

export const workspacesEventWords: EventWords<typeof workspaceEvents & typeof subdomainEvents> = {
  en,
  ar,
}
