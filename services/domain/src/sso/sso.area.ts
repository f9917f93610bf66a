import { mailDomainEvents, signOnEvents } from '@workledger/contracts/sso/sso.events'
import { type AreaStreams, stream } from '../kernel/area'
import { mailDomainDecider } from './mail-domain'
import { signOnDecider } from './sign-on'

export const ssoStreams: AreaStreams = {
  name: 'sso',
  streams: [
    stream(signOnDecider, signOnEvents, 'no employee'),
    stream(mailDomainDecider, mailDomainEvents, 'no employee'),
  ],
}
