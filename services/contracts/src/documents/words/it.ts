import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'Documento',
  },
  tables: {
    documents: 'Documenti',
  },
  fields: {
    author_first_name: 'Nome di chi ha caricato',
    author_id: 'Caricato da',
    author_last_name: 'Cognome di chi ha caricato',
    author_name: 'Caricato da',
    created_at: 'Data di caricamento',
    expires_on: 'Scade il',
    filename: 'Nome del documento',
    files: 'File',
    reminded: 'Promemoria inviato',
    type: 'Tipo di documento',
    uploaded_at: 'Caricato il',
    version: 'Versione',
    visibility: 'Visibile a',
  },
  columns: {
    documents: {
      size: 'Dimensione in byte',
    },
  },
  values: {
    kept: 'Conservato',
    managers: 'Responsabili',
  },
} satisfies WordsLike<typeof english>
