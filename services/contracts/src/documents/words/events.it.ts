import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Documento aggiunto',
  DocumentChanged: 'Documento modificato',
  DocumentReplaced: 'Nuova versione',
  DocumentDeleted: 'Documento eliminato',
  DocumentDownloaded: 'Scaricato',
  DocumentExpiryReminded: 'Promemoria della scadenza inviato',
} satisfies NamesLike<typeof english>
