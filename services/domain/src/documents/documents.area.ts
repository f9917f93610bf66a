import { documentEvents } from '@workledger/contracts/documents/documents.events'
import { type AreaStreams, stream } from '../kernel/area'
import { documentDecider, shownDocument } from './document'

export const documentsStreams: AreaStreams = {
  name: 'documents',
  // A manager sees some documents and not others, so histories are the employee's and the admins'.
  streams: [
    stream(documentDecider, documentEvents, 'the employee alone', {
      ofRecord: true,
      shown: shownDocument,
    }),
  ],
}
