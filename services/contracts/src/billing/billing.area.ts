import type { AreaContracts } from '../kernel/area'
import { billingApi, subscriptionPlan, subscriptionView } from './billing.api'
import { billingErrors } from './billing.errors'
import { billingEventWords } from './billing.event-words'
import { billingEvents } from './billing.events'
import { billingGains } from './billing.gains'
import { billingPublicEvents } from './billing.public-events'

export const billingContracts = {
  name: 'billing',
  endpoints: [billingApi],
  gains: billingGains,
  events: [billingEvents],
  publicEvents: billingPublicEvents,
  eventWords: billingEventWords,
  errors: billingErrors,
  tokens: { never: 'writes' },
  records: { SubscriptionPlan: subscriptionPlan, Subscription: subscriptionView },
} satisfies AreaContracts
