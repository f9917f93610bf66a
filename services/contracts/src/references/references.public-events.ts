import { allKept, type PublicEvents } from '../kernel/public-event'
import { referenceEvents } from './references.events'

/** What other programs learn of the events of this area. */
export const referencesPublicEvents: readonly PublicEvents[] = [
  allKept(referenceEvents, 'Only guards records that others name.'),
]
