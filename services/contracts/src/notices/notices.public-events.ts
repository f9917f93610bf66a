import { allKept, type PublicEvents } from '../kernel/public-event'
import { noticeEvents, noticeExpiryEvents } from './notices.events'

/** What other programs learn of the events of this area. */
export const noticesPublicEvents: readonly PublicEvents[] = [
  allKept(noticeEvents, 'How people read their own notices.'),
  allKept(noticeExpiryEvents, 'Housekeeping of the product itself.'),
]
