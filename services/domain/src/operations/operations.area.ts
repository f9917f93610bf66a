import { deliveryEvents, skipEvents } from '@workledger/contracts/operations/operations.events'
import { type AreaStreams, stream } from '../kernel/area'
import { deliveryDecider } from './delivery'
import { skipDecider } from './skip'

export const operationsStreams: AreaStreams = {
  name: 'operations',
  streams: [stream(deliveryDecider, deliveryEvents, 'nobody'), stream(skipDecider, skipEvents, 'nobody')],
}
