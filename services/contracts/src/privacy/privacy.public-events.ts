import { allKept, type PublicEvents } from '../kernel/public-event'
import { dataExportEvents } from './data-exports.events'

/** What other programs learn of the events of this area. */
export const privacyPublicEvents: readonly PublicEvents[] = [
  allKept(dataExportEvents, 'Exports are for the person who asked for them.'),
]
