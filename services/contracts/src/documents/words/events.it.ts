import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Documento aggiunto',
  DocumentChanged: 'Documento modificato',
  DocumentReplaced: 'Nuova versione',
  DocumentDeleted: 'Documento eliminato',
  DocumentDownloaded: 'Scaricato',
  DocumentExpiryReminded: 'Promemoria della scadenza inviato',
  DocumentImportStarted: 'Importazione di documenti avviata',
  DocumentImportContinued: 'Importazione di documenti proseguita',
  DocumentImportFinished: 'Importazione di documenti terminata',
  DocumentImportInterrupted: 'Importazione di documenti interrotta',
  DocumentImportUndone: 'Importazione di documenti annullata',
} satisfies NamesLike<typeof english>
