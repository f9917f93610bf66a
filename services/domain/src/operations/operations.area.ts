import {
  announcementEvents,
  dismissalEvents,
} from '@workledger/contracts/operations/announcements.events'
import { failedJobEvents } from '@workledger/contracts/operations/failed-jobs.events'
import { deliveryEvents, skipEvents } from '@workledger/contracts/operations/operations.events'
import { parkedEvents } from '@workledger/contracts/operations/parked.events'
import { signingEvents } from '@workledger/contracts/operations/signing.events'
import { type AreaStreams, stream } from '../kernel/area'
import { announcementDecider, dismissalsDecider } from './announcement'
import { deliveryDecider } from './delivery'
import { failedJobDecider } from './failed-job'
import { parkedDecider } from './parked'
import { signingDecider } from './signing'
import { skipDecider } from './skip'

export const operationsStreams: AreaStreams = {
  name: 'operations',
  streams: [
    stream(deliveryDecider, deliveryEvents, 'no employee'),
    stream(skipDecider, skipEvents, 'no employee'),
    stream(failedJobDecider, failedJobEvents, 'no employee'),
    stream(parkedDecider, parkedEvents, 'no employee'),
    stream(signingDecider, signingEvents, 'no employee'),
    stream(announcementDecider, announcementEvents, 'no employee'),
    stream(dismissalsDecider, dismissalEvents, 'no employee'),
  ],
}
