import type { AreaContracts } from '../kernel/area'
import { documentsApi } from './documents.api'
import { documentsErrors } from './documents.errors'
import { documentsEventWords } from './documents.event-words'
import { documentEvents } from './documents.events'
import { documentsList } from './documents.lists'

export const documentsContracts = {
  name: 'documents',
  endpoints: [documentsApi],
  lists: [documentsList],
  events: [documentEvents],
  eventWords: documentsEventWords,
  errors: documentsErrors,
} satisfies AreaContracts
