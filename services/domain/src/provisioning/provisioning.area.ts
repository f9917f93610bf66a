import {
  provisionedGroupEvents,
  provisioningEvents,
} from '@workledger/contracts/provisioning/provisioning.events'
import { type AreaStreams, stream } from '../kernel/area'
import { provisionedGroupDecider } from './provisioned-group'
import { provisioningDecider } from './provisioning'

export const provisioningStreams: AreaStreams = {
  name: 'provisioning',
  streams: [
    stream(provisioningDecider, provisioningEvents, 'no employee', {
      shown: ({ leavers, invite, add_departments }) => ({ leavers, invite, add_departments }),
    }),
    stream(provisionedGroupDecider, provisionedGroupEvents, 'no employee'),
  ],
}
