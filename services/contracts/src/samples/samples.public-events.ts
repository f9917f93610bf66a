import { allKept, type PublicEvents } from '../kernel/public-event'
import { sampleEvents } from './samples.events'

/** What other programs learn of the events of this area. */
export const samplesPublicEvents: readonly PublicEvents[] = [
  allKept(sampleEvents, 'The audit room is for auditors.'),
]
