import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'Documento',
    'document-import': 'Importación de documentos',
  },
  tables: {
    documents: 'Documentos',
    document_imports: 'Importaciones de documentos',
  },
  fields: {
    added: 'Añadidos',
    archive_files: 'Archivos en el ZIP',
    archive_size: 'Tamaño del ZIP en bytes',
    author_first_name: 'Nombre de quien lo subió',
    author_id: 'Subido por',
    author_last_name: 'Apellidos de quien lo subió',
    author_name: 'Subido por',
    changed: 'Modificado',
    created_at: 'Fecha de subida',
    documents: 'Documentos',
    done: 'Hechos',
    expires_on: 'Caduca el',
    filename: 'Nombre del documento',
    files: 'Archivos',
    import_id: 'Importación',
    kept: 'Conservados',
    known: 'Ya existentes',
    present: 'Presentes',
    refused: 'Rechazados',
    reminded: 'Recordado',
    removed: 'Quitados',
    rows: 'Archivos',
    started_at: 'Inicio',
    started_by: 'Iniciada por',
    type: 'Tipo de documento',
    uploaded_at: 'Subido',
    version: 'Versión',
    visibility: 'Visible para',
  },
  columns: {
    documents: {
      size: 'Tamaño en bytes',
    },
    'document-imports': {
      size: 'Tamaño en bytes',
    },
  },
  values: {
    kept: 'Conservado',
    managers: 'Responsables',
    running: 'En curso',
    finished: 'Terminada',
    interrupted: 'Interrumpida',
    undone: 'Deshecha',
    partly_undone: 'Deshecha en parte',
  },
} satisfies WordsLike<typeof english>
