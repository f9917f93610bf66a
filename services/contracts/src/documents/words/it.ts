import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'Documento',
    'document-import': 'Importazione di documenti',
  },
  tables: {
    documents: 'Documenti',
    document_imports: 'Importazioni di documenti',
  },
  fields: {
    added: 'Aggiunti',
    archive_files: 'File nell’archivio',
    archive_size: 'Dimensione dell’archivio in byte',
    author_first_name: 'Nome di chi ha caricato',
    author_id: 'Caricato da',
    author_last_name: 'Cognome di chi ha caricato',
    author_name: 'Caricato da',
    changed: 'Modificato',
    created_at: 'Data di caricamento',
    documents: 'Documenti',
    done: 'Fatti',
    expires_on: 'Scade il',
    filename: 'Nome del documento',
    files: 'File',
    import_id: 'Importazione',
    kept: 'Mantenuti',
    known: 'Già presenti',
    present: 'Presenti',
    refused: 'Rifiutati',
    reminded: 'Promemoria inviato',
    removed: 'Rimossi',
    rows: 'File',
    started_at: 'Inizio',
    started_by: 'Avviata da',
    type: 'Tipo di documento',
    uploaded_at: 'Caricato il',
    version: 'Versione',
    visibility: 'Visibile a',
  },
  columns: {
    documents: {
      size: 'Dimensione in byte',
    },
    'document-imports': {
      size: 'Dimensione in byte',
    },
  },
  values: {
    kept: 'Conservato',
    managers: 'Responsabili',
    running: 'In corso',
    finished: 'Terminata',
    interrupted: 'Interrotta',
    undone: 'Annullata',
    partly_undone: 'Annullata in parte',
  },
} satisfies WordsLike<typeof english>
