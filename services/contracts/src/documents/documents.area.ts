import type { AreaContracts } from '../kernel/area'
import { documentImportPreview, documentImportPreviewsApi } from './document-import-previews.api'
import {
  documentImportDetails,
  documentImportReport,
  documentImportsApi,
} from './document-imports.api'
import { documentImportErrors } from './document-imports.errors'
import { documentImportEvents } from './document-imports.events'
import { documentImportsList } from './document-imports.lists'
import { documentsApi, documentVersion, employeeDocument } from './documents.api'
import { documentsErrors } from './documents.errors'
import { documentsEventWords } from './documents.event-words'
import { documentEvents } from './documents.events'
import { documentsGains } from './documents.gains'
import { documentsList } from './documents.lists'
import { documentsPublicEvents } from './documents.public-events'

export const documentsContracts = {
  name: 'documents',
  endpoints: [documentsApi, documentImportsApi, documentImportPreviewsApi],
  gains: documentsGains,
  lists: [documentsList, documentImportsList],
  events: [documentEvents, documentImportEvents],
  publicEvents: documentsPublicEvents,
  eventWords: documentsEventWords,
  errors: { ...documentsErrors, ...documentImportErrors },
  records: {
    DocumentImport: documentImportDetails,
    DocumentImportPreview: documentImportPreview,
    DocumentImportReport: documentImportReport,
    DocumentVersion: documentVersion,
    EmployeeDocument: employeeDocument,
  },
} satisfies AreaContracts
