import type { EventWords } from '../kernel/event-words'
import type { announcementEvents, dismissalEvents } from './announcements.events'
import type { failedJobEvents } from './failed-jobs.events'
import type { deliveryEvents, skipEvents } from './operations.events'
import type { parkedEvents } from './parked.events'
import type { signingEvents } from './signing.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const operationsEventWords: EventWords<
  typeof deliveryEvents &
    typeof skipEvents &
    typeof announcementEvents &
    typeof dismissalEvents &
    typeof failedJobEvents &
    typeof parkedEvents &
    typeof signingEvents
> = { en, ar }
