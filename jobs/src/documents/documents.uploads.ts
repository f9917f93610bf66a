import { documentEvents } from '@workledger/contracts/documents/documents.events'
import type { DocumentEvent } from '@workledger/domain/documents/document'
import { uploadsOf } from '../kernel/uploads'

export const documentsUploads = uploadsOf<DocumentEvent>({
  name: 'a document',
  frees: [documentEvents.DocumentDeleted],
  changes(event) {
    switch (event.type) {
      case 'DocumentAdded':
      case 'DocumentReplaced':
        return { [event.data.version]: event.data.file }
      case 'DocumentDeleted':
        return 'none'
      default:
        return undefined
    }
  },
})
