import { allKept, type PublicEvents } from '../kernel/public-event'
import { auditFilterEvents } from './audit-filters.events'
import { recordViewEvents } from './record-views.events'

/** What other programs learn of the events of this area. */
export const auditPublicEvents: readonly PublicEvents[] = [
  allKept(auditFilterEvents, 'The audit room is for auditors.'),
  allKept(recordViewEvents, 'The audit room is for auditors.'),
]
