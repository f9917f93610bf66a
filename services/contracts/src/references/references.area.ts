import type { AreaContracts } from '../kernel/area'
import { referencesEventWords } from './references.event-words'
import { referenceEvents } from './references.events'
import { referencesPublicEvents } from './references.public-events'

export const referencesContracts = {
  name: 'references',
  events: [referenceEvents],
  publicEvents: referencesPublicEvents,
  eventWords: referencesEventWords,
} satisfies AreaContracts
