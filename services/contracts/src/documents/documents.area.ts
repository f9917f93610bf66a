import type { AreaContracts } from '../kernel/area'
import { documentsApi, documentVersion, employeeDocument } from './documents.api'
import { documentsErrors } from './documents.errors'
import { documentsEventWords } from './documents.event-words'
import { documentEvents } from './documents.events'
import { documentsGains } from './documents.gains'
import { documentsList } from './documents.lists'
import { documentsPublicEvents } from './documents.public-events'

export const documentsContracts = {
  name: 'documents',
  endpoints: [documentsApi],
  gains: documentsGains,
  lists: [documentsList],
  events: [documentEvents],
  publicEvents: documentsPublicEvents,
  eventWords: documentsEventWords,
  errors: documentsErrors,
  records: { DocumentVersion: documentVersion, EmployeeDocument: employeeDocument },
} satisfies AreaContracts
