import type { EventWords } from '../kernel/event-words'
import type { announcementEvents, dismissalEvents } from './announcements.events'
import type { failedJobEvents } from './failed-jobs.events'
import type { deliveryEvents, skipEvents } from './operations.events'
import type { parkedEvents } from './parked.events'
import type { signingEvents } from './signing.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const operationsEventWords: EventWords<
  typeof deliveryEvents &
    typeof skipEvents &
    typeof announcementEvents &
    typeof dismissalEvents &
    typeof failedJobEvents &
    typeof parkedEvents &
    typeof signingEvents
> = { en, zh, es, fr, it, ar }
