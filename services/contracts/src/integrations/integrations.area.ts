import type { AreaContracts } from '../kernel/area'
import { integrationsApi } from './integrations.api'
import { integrationErrors } from './integrations.errors'
import { integrationsEventWords } from './integrations.event-words'
import { apiTokenEvents, serviceAccountEvents } from './integrations.events'
import { integrationsGains } from './integrations.gains'
import { apiTokensList, serviceAccountsList } from './integrations.lists'
import { integrationsPublicEvents } from './integrations.public-events'

export const integrationsContracts = {
  name: 'integrations',
  endpoints: [integrationsApi],
  gains: integrationsGains,
  lists: [apiTokensList, serviceAccountsList],
  events: [apiTokenEvents, serviceAccountEvents],
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
    ],
  },
} satisfies AreaContracts
