import type { AreaContracts } from '../kernel/area'
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
  endpoints: [integrationsApi, webhooksApi],
  gains: integrationsGains,
  lists: [apiTokensList, serviceAccountsList, webhooksList, webhookDeliveriesList],
  events: [apiTokenEvents, serviceAccountEvents, webhookEvents],
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
    ],
  },
} satisfies AreaContracts
