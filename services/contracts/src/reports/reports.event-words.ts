import type { EventWords } from '../kernel/event-words'
import type { savedReportEvents } from './saved-reports.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const reportsEventWords: EventWords<typeof savedReportEvents> = { en, ar }
