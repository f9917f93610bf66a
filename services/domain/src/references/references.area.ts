import { referenceEvents } from '@workledger/contracts/references/references.events'
import { type AreaStreams, stream } from '../kernel/area'
import { referencesDecider } from './references'

export const referencesStreams: AreaStreams = {
  name: 'references',
  streams: [stream(referencesDecider, referenceEvents, 'no employee')],
}
