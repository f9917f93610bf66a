import type { AreaContracts } from '../kernel/area'
import { chatChannelsApi } from './chat-channels.api'
import { chatChannelEvents } from './chat-channels.events'
import { chatChannelsList } from './chat-channels.lists'
import { integrationsApi } from './integrations.api'
import { integrationErrors } from './integrations.errors'
import { integrationsEventWords } from './integrations.event-words'
import { apiTokenEvents, serviceAccountEvents } from './integrations.events'
import { integrationsGains } from './integrations.gains'
import { apiTokensList, serviceAccountsList } from './integrations.lists'
import { integrationsPublicEvents } from './integrations.public-events'
import { webhooksApi } from './webhooks.api'
import { webhookEvents } from './webhooks.events'
import { webhookDeliveriesList, webhooksList } from './webhooks.lists'

export const integrationsContracts = {
  name: 'integrations',
  endpoints: [integrationsApi, webhooksApi, chatChannelsApi],
  gains: integrationsGains,
  lists: [
    apiTokensList,
    serviceAccountsList,
    webhooksList,
    webhookDeliveriesList,
    chatChannelsList,
  ],
  events: [apiTokenEvents, serviceAccountEvents, webhookEvents, chatChannelEvents],
  publicEvents: integrationsPublicEvents,
  eventWords: integrationsEventWords,
  errors: integrationErrors,
  tokens: {
    never: 'all',
    events: [
      'ApiTokenMade',
      'ApiTokenScopeGranted',
      'ApiTokenScopeWithdrawn',
      'ApiTokenRevoked',
      'ServiceAccountAdded',
      'ServiceAccountChanged',
      'ServiceAccountRemoved',
      'WebhookAdded',
      'WebhookChanged',
      'WebhookSecretRotated',
      'WebhookSwitchedOn',
      'WebhookRemoved',
      'ChatChannelAdded',
      'ChatChannelChanged',
      'ChatChannelSwitchedOn',
      'ChatChannelRemoved',
    ],
  },
} satisfies AreaContracts
