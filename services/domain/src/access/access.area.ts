import { emailEvents, userEvents } from '@workledger/contracts/access/access.events'
import { type AreaStreams, stream } from '../kernel/area'
import { emailDecider, userDecider } from './user'

export const accessStreams: AreaStreams = {
  name: 'access',
  streams: [
    stream(userDecider, userEvents, 'no employee'),
    stream(emailDecider, emailEvents, 'no employee'),
  ],
}
