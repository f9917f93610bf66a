import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'Document',
    'document-import': 'Import de documents',
  },
  tables: {
    documents: 'Documents',
    document_imports: 'Imports de documents',
  },
  fields: {
    added: 'Ajoutés',
    archive_files: 'Fichiers de l’archive',
    archive_size: 'Taille de l’archive en octets',
    author_first_name: 'Prénom du déposant',
    author_id: 'Déposé par',
    author_last_name: 'Nom du déposant',
    author_name: 'Déposé par',
    changed: 'Modifié',
    created_at: 'Date de dépôt',
    documents: 'Documents',
    done: 'Traités',
    expires_on: 'Expire le',
    filename: 'Nom du document',
    files: 'Fichiers',
    import_id: 'Import',
    kept: 'Conservés',
    known: 'Déjà présents',
    present: 'Présents',
    refused: 'Refusés',
    reminded: 'Rappel envoyé',
    removed: 'Retirés',
    rows: 'Fichiers',
    started_at: 'Commencé',
    started_by: 'Commencé par',
    type: 'Type de document',
    uploaded_at: 'Déposé le',
    version: 'Version',
    visibility: 'Visible par',
  },
  columns: {
    documents: {
      size: 'Taille en octets',
    },
    'document-imports': {
      size: 'Taille en octets',
    },
  },
  values: {
    kept: 'Conservé',
    managers: 'Responsables',
    running: 'En cours',
    finished: 'Terminé',
    interrupted: 'Interrompu',
    undone: 'Annulé',
    partly_undone: 'Annulé en partie',
  },
} satisfies WordsLike<typeof english>
