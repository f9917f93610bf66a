import { allKept, type PublicEvents } from '../kernel/public-event'
import { watchHitEvents, watchRuleEvents } from './watch.events'

/** What other programs learn of the events of this area. */
export const watchPublicEvents: readonly PublicEvents[] = [
  allKept(watchRuleEvents, 'The audit room is for auditors.'),
  allKept(watchHitEvents, 'The audit room is for auditors.'),
]
