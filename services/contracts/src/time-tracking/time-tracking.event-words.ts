import type { EventWords } from '../kernel/event-words'
import type { timerEvents } from './time-tracking.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const timeTrackingEventWords: EventWords<typeof timerEvents> = { en, ar }
