import { noticeEvents, noticeExpiryEvents } from '@workledger/contracts/notices/notices.events'
import { type AreaStreams, stream } from '../kernel/area'
import { noticeExpiryDecider } from './notice-expiry'
import { noticesDecider } from './notices'

export const noticesStreams: AreaStreams = {
  name: 'notices',
  streams: [
    stream(noticesDecider, noticeEvents, 'the employee alone'),
    stream(noticeExpiryDecider, noticeExpiryEvents, 'no employee'),
  ],
}
