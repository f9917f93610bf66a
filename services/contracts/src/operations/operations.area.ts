import type { AreaContracts } from '../kernel/area'
import { operationsApi } from './operations.api'
import { operationsErrors } from './operations.errors'
import { deliveryEvents, skipEvents } from './operations.events'

export const operationsContracts = {
  name: 'operations',
  endpoints: [operationsApi],
  events: [deliveryEvents, skipEvents],
  errors: operationsErrors,
} satisfies AreaContracts
