import type { AreaContracts } from '../kernel/area'
import { documentsApi } from './documents.api'
import { documentsErrors } from './documents.errors'
import { documentsEventWords } from './documents.event-words'
import { documentEvents } from './documents.events'
import { documentsGains } from './documents.gains'
import { documentsList } from './documents.lists'

export const documentsContracts = {
  name: 'documents',
  endpoints: [documentsApi],
  gains: documentsGains,
  lists: [documentsList],
  events: [documentEvents],
  eventWords: documentsEventWords,
  errors: documentsErrors,
} satisfies AreaContracts
