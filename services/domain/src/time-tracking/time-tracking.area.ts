import { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import { type AreaStreams, stream } from '../kernel/area'
import { timerDecider } from './timer'

export const timeTrackingStreams: AreaStreams = {
  name: 'time-tracking',
  streams: [stream(timerDecider, timerEvents, 'the employee')],
}
