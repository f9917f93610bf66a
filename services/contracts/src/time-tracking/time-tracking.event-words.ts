import type { EventWords } from '../kernel/event-words'
import type { timeImportEvents } from './time-imports.events'
import type { timerEvents } from './time-tracking.events'
import type { timerFavouriteEvents } from './timer-favourites.events'
import type {
  timesheetEvents,
  timesheetRuleEvents,
  timesheetStepRuleEvents,
} from './timesheets.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const timeTrackingEventWords: EventWords<
  typeof timerEvents &
    typeof timerFavouriteEvents &
    typeof timesheetEvents &
    typeof timesheetRuleEvents &
    typeof timesheetStepRuleEvents &
    typeof timeImportEvents
> = { en, zh, es, fr, it, ar }
