import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { document: 'Documento' },
  tables: { documents: 'Documentos' },
  fields: {
    author_first_name: 'Nombre de quien lo subió',
    author_id: 'Subido por',
    author_last_name: 'Apellidos de quien lo subió',
    author_name: 'Subido por',
    created_at: 'Fecha de subida',
    expires_on: 'Caduca el',
    filename: 'Nombre del documento',
    files: 'Archivos',
    reminded: 'Recordado',
    type: 'Tipo de documento',
    uploaded_at: 'Subido',
    version: 'Versión',
    visibility: 'Visible para',
  },
  columns: { documents: { size: 'Tamaño en bytes' } },
  values: { kept: 'Conservado', managers: 'Responsables' },
} satisfies WordsLike<typeof english>
