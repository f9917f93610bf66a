import { documentImportEvents } from '@workledger/contracts/documents/document-imports.events'
import { documentEvents } from '@workledger/contracts/documents/documents.events'
import { type AreaStreams, stream } from '../kernel/area'
import { documentDecider, shownDocument } from './document'
import { documentImportDecider } from './import/document-import-record'

export const documentsStreams: AreaStreams = {
  name: 'documents',
  // A manager sees only some documents, so histories are for the employee and the admins.
  streams: [
    stream(documentDecider, documentEvents, 'the employee alone', {
      ofRecord: true,
      shown: shownDocument,
    }),
    stream(documentImportDecider, documentImportEvents, 'no employee'),
  ],
}
