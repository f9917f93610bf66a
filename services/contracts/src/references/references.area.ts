import type { AreaContracts } from '../kernel/area'
import { referencesEventWords } from './references.event-words'
import { referenceEvents } from './references.events'

export const referencesContracts = {
  name: 'references',
  events: [referenceEvents],
  eventWords: referencesEventWords,
} satisfies AreaContracts
