import type { EventWords } from '../kernel/event-words'
import type { leaveDelegationEvents, leaveEvents, leaveRuleEvents } from './leave.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const leaveEventWords: EventWords<
  typeof leaveEvents & typeof leaveDelegationEvents & typeof leaveRuleEvents
> = { en, ar }
