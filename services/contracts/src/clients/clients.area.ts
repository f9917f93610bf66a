import type { AreaContracts } from '../kernel/area'
import { clientsApi } from './clients.api'
import { clientErrors } from './clients.errors'
import { clientEvents } from './clients.events'

export const clientsContracts = {
  name: 'clients',
  endpoints: [clientsApi],
  events: [clientEvents],
  errors: clientErrors,
} satisfies AreaContracts
