import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'Document',
  },
  tables: {
    documents: 'Documents',
  },
  fields: {
    author_first_name: 'Prénom du déposant',
    author_id: 'Déposé par',
    author_last_name: 'Nom du déposant',
    author_name: 'Déposé par',
    created_at: 'Date de dépôt',
    expires_on: 'Expire le',
    filename: 'Nom du document',
    files: 'Fichiers',
    reminded: 'Rappel envoyé',
    type: 'Type de document',
    uploaded_at: 'Déposé le',
    version: 'Version',
    visibility: 'Visible par',
  },
  columns: {
    documents: {
      size: 'Taille en octets',
    },
  },
  values: {
    kept: 'Conservé',
    managers: 'Responsables',
  },
} satisfies WordsLike<typeof english>
