import { allKept, type PublicEvents } from '../kernel/public-event'
import { announcementEvents, dismissalEvents } from './announcements.events'
import { failedJobEvents } from './failed-jobs.events'
import { deliveryEvents, skipEvents } from './operations.events'
import { parkedEvents } from './parked.events'
import { signingEvents } from './signing.events'

/** What other programs learn of the events of this area. */
export const operationsPublicEvents: readonly PublicEvents[] = [
  allKept(deliveryEvents, 'Mails of the product itself.'),
  allKept(skipEvents, 'Repairs by operators.'),
  allKept(announcementEvents, 'Belongs to the installation.'),
  allKept(dismissalEvents, 'Belongs to the installation.'),
  allKept(failedJobEvents, 'Repairs by operators.'),
  allKept(parkedEvents, 'Repairs by operators.'),
  allKept(signingEvents, 'Keys of the log itself.'),
]
