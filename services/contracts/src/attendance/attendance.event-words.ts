import type { EventWords } from '../kernel/event-words'
import type { attendanceEvents, attendanceRuleEvents } from './attendance.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const attendanceEventWords: EventWords<
  typeof attendanceEvents & typeof attendanceRuleEvents
> = { en, ar }
