import { allKept, type PublicEvents } from '../kernel/public-event'
import { billingEvents } from './billing.events'

/** What other programs learn of the events of this area. */
export const billingPublicEvents: readonly PublicEvents[] = [
  allKept(billingEvents, 'Between the company and the installation; the subscription can be read.'),
]
