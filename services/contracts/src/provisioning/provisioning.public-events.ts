import { allKept, type PublicEvents } from '../kernel/public-event'
import { provisionedGroupEvents, provisioningEvents } from './provisioning.events'

/** What other programs learn of the events of this area. */
export const provisioningPublicEvents: readonly PublicEvents[] = [
  allKept(provisioningEvents, 'The names that a directory gives stay inside.'),
  allKept(provisionedGroupEvents, 'The groups of a directory, and what they give, stay inside.'),
]
