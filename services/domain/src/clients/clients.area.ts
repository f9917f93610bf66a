import { clientEvents } from '@workledger/contracts/clients/clients.events'
import { type AreaStreams, stream } from '../kernel/area'
import { clientDecider } from './client'

export const clientsStreams: AreaStreams = {
  name: 'clients',
  streams: [stream(clientDecider, clientEvents, 'no employee')],
}
