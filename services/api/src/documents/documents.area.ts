import type { AreaApi } from '../kernel/area'
import { DocumentFilesController } from './document-files.controller'
import { DocumentLinks } from './document-links'
import { DocumentsController } from './documents.controller'

export const documentsArea: AreaApi = {
  name: 'documents',
  controllers: [DocumentsController, DocumentFilesController],
  providers: [DocumentLinks],
}
