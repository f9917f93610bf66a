import type { EventWords } from '../kernel/event-words'
import type { leaveDelegationEvents, leaveEvents, leaveRuleEvents } from './leave.events'
import type { leaveImportEvents } from './leave-imports.events'
import ar from './words/events.ar'
import en from './words/events.en'
import es from './words/events.es'
import fr from './words/events.fr'
import it from './words/events.it'
import zh from './words/events.zh'

export const leaveEventWords: EventWords<
  typeof leaveEvents &
    typeof leaveDelegationEvents &
    typeof leaveRuleEvents &
    typeof leaveImportEvents
> = { en, zh, es, fr, it, ar }
