import type { AreaApi } from '../kernel/area'
import { DocumentFilesController } from './document-files.controller'
import { DocumentLinks } from './document-links'
import { DocumentsController } from './documents.controller'
import { DocumentImports } from './import/document-import.service'
import { DocumentImportUndo } from './import/document-import-undo.service'
import { DocumentImportsController } from './import/document-imports.controller'

export const documentsArea: AreaApi = {
  name: 'documents',
  controllers: [DocumentsController, DocumentFilesController, DocumentImportsController],
  providers: [DocumentLinks, DocumentImports, DocumentImportUndo],
}
