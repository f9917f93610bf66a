import {
  mailDomainEvents,
  signOnEvents,
  signOnGroupsEvents,
} from '@workledger/contracts/sso/sso.events'
import { type AreaStreams, stream } from '../kernel/area'
import { mailDomainDecider } from './mail-domain'
import { signOnDecider } from './sign-on'
import { signOnGroupsDecider } from './sign-on-groups'

export const ssoStreams: AreaStreams = {
  name: 'sso',
  streams: [
    stream(signOnDecider, signOnEvents, 'no employee'),
    stream(signOnGroupsDecider, signOnGroupsEvents, 'the employee'),
    stream(mailDomainDecider, mailDomainEvents, 'no employee'),
  ],
}
