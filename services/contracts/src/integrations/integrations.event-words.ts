import type { EventWords } from '../kernel/event-words'
import type { chatChannelEvents } from './chat-channels.events'
import type { apiTokenEvents, serviceAccountEvents } from './integrations.events'
import type { webhookEvents } from './webhooks.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const integrationsEventWords: EventWords<
  typeof apiTokenEvents &
    typeof serviceAccountEvents &
    typeof webhookEvents &
    typeof chatChannelEvents
> = { en, zh, es, fr, it, ar }
