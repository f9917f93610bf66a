import { allKept, type PublicEvents } from '../kernel/public-event'
import { savedReportEvents } from './saved-reports.events'

/** What other programs learn of the events of this area. */
export const reportsPublicEvents: readonly PublicEvents[] = [
  allKept(savedReportEvents, 'Views that people keep for themselves.'),
]
