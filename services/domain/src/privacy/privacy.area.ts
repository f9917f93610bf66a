import { dataExportEvents } from '@workledger/contracts/privacy/data-exports.events'
import { type AreaStreams, stream } from '../kernel/area'
import { dataExportDecider } from './data-export'

export const privacyStreams: AreaStreams = {
  name: 'privacy',
  streams: [stream(dataExportDecider, dataExportEvents, 'no employee')],
}
