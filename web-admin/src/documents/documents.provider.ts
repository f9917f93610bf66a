import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import { documentImportsList } from '@workledger/contracts/documents/document-imports.lists'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const documentsResources = {
  'document-imports': resource(documentImportsList, { areas: ['documents', 'people'] }),
} satisfies Record<string, ResourceOf>

export const documentsCommands = {
  importDocuments: long(command(documentImportsApi.importDocuments, 'people', 'audit')),
  undoDocumentImport: long(command(documentImportsApi.undoDocumentImport, 'people', 'audit')),
}
