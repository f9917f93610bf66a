import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { type AreaStreams, stream } from '../kernel/area'
import { structureDecider } from './structure'

export const structureStreams: AreaStreams = {
  name: 'structure',
  streams: [stream(structureDecider, structureEvents, 'no employee')],
}
