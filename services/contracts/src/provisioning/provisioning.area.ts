import type { AreaContracts } from '../kernel/area'
import { provisioningApi } from './provisioning.api'
import { provisioningErrors } from './provisioning.errors'
import { provisioningEventWords } from './provisioning.event-words'
import { provisionedGroupEvents, provisioningEvents } from './provisioning.events'
import { provisioningGains } from './provisioning.gains'
import { provisionedGroupsList } from './provisioning.lists'
import { provisioningPublicEvents } from './provisioning.public-events'

export const provisioningContracts = {
  name: 'provisioning',
  endpoints: [provisioningApi],
  gains: provisioningGains,
  lists: [provisionedGroupsList],
  events: [provisioningEvents, provisionedGroupEvents],
  publicEvents: provisioningPublicEvents,
  eventWords: provisioningEventWords,
  errors: provisioningErrors,
  tokens: {
    never: 'all',
    events: ['ProvisioningSet', 'GroupMapped', 'GroupMappingConfirmed', 'GroupUnmapped'],
  },
} satisfies AreaContracts
