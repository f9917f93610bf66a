import type { AreaContracts } from '../kernel/area'
import { billingApi } from './billing.api'
import { billingErrors } from './billing.errors'
import { billingEvents } from './billing.events'

export const billingContracts = {
  name: 'billing',
  endpoints: [billingApi],
  events: [billingEvents],
  errors: billingErrors,
} satisfies AreaContracts
