import { emailEvents, userEvents } from '@workledger/contracts/access/access.events'
import { memberSignInEvents } from '@workledger/contracts/access/factor.events'
import { type AreaStreams, stream } from '../kernel/area'
import { memberSignInDecider } from './member-sign-in'
import { emailDecider, userDecider } from './user'

export const accessStreams: AreaStreams = {
  name: 'access',
  streams: [
    stream(userDecider, userEvents, 'no employee'),
    stream(emailDecider, emailEvents, 'no employee'),
    stream(memberSignInDecider, memberSignInEvents, 'the employee'),
  ],
}
