import type { AreaContracts } from '../kernel/area'
import { referenceEvents } from './references.events'

export const referencesContracts = {
  name: 'references',
  events: [referenceEvents],
} satisfies AreaContracts
