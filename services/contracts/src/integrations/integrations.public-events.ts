import { allKept, type PublicEvents } from '../kernel/public-event'
import { chatChannelEvents } from './chat-channels.events'
import { apiTokenEvents, serviceAccountEvents } from './integrations.events'
import { webhookEvents } from './webhooks.events'

/** What other programs learn of the events of this area. */
export const integrationsPublicEvents: readonly PublicEvents[] = [
  allKept(apiTokenEvents, 'Credentials and rights of programs stay inside.'),
  allKept(serviceAccountEvents, 'Credentials and rights of programs stay inside.'),
  allKept(chatChannelEvents, 'Where messages go is for the console alone.'),
  allKept(webhookEvents, 'Where events go is for the console alone.'),
]
