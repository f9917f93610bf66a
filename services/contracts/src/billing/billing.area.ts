import type { AreaContracts } from '../kernel/area'
import { billingApi } from './billing.api'
import { billingErrors } from './billing.errors'
import { billingEventWords } from './billing.event-words'
import { billingEvents } from './billing.events'

export const billingContracts = {
  name: 'billing',
  endpoints: [billingApi],
  events: [billingEvents],
  eventWords: billingEventWords,
  errors: billingErrors,
} satisfies AreaContracts
