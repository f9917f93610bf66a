import { sampleEvents } from '@workledger/contracts/samples/samples.events'
import { type AreaStreams, stream } from '../kernel/area'
import { sampleDecider } from './sample'

export const samplesStreams: AreaStreams = {
  name: 'samples',
  streams: [stream(sampleDecider, sampleEvents, 'no employee')],
}
