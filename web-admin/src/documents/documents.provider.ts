import { documentImportsList } from '@workledger/contracts/documents/document-imports.lists'
import { type ResourceOf, resource } from '../kit/command'

export const documentsResources = {
  'document-imports': resource(documentImportsList, { areas: ['documents', 'people'] }),
} satisfies Record<string, ResourceOf>
