import { billingEvents } from '@workledger/contracts/billing/billing.events'
import { type AreaStreams, stream } from '../kernel/area'
import { subscriptionDecider } from './subscription'

export const billingStreams: AreaStreams = {
  name: 'billing',
  streams: [stream(subscriptionDecider, billingEvents, 'no employee')],
}
