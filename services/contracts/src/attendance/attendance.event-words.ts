import type { EventWords } from '../kernel/event-words'
import type { attendanceEvents, attendanceRuleEvents } from './attendance.events'
import type { checkInLimitEvents } from './check-in-limits.events'
import type { kioskEvents, kioskPinEvents } from './kiosks.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const attendanceEventWords: EventWords<
  typeof attendanceEvents &
    typeof attendanceRuleEvents &
    typeof checkInLimitEvents &
    typeof kioskEvents &
    typeof kioskPinEvents
> = { en, zh, es, fr, it, ar }
