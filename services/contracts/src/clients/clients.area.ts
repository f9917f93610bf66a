import type { AreaContracts } from '../kernel/area'
import { clientsApi } from './clients.api'
import { clientErrors } from './clients.errors'
import { clientsEventWords } from './clients.event-words'
import { clientEvents } from './clients.events'
import { clientsGains } from './clients.gains'
import { clientsList } from './clients.lists'
import { clientsPublicEvents } from './clients.public-events'

export const clientsContracts = {
  name: 'clients',
  endpoints: [clientsApi],
  gains: clientsGains,
  lists: [clientsList],
  events: [clientEvents],
  publicEvents: clientsPublicEvents,
  eventWords: clientsEventWords,
  errors: clientErrors,
} satisfies AreaContracts
