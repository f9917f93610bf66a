import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    document: 'Document',
    'document-import': 'Import of documents',
  },
  tables: {
    documents: 'Documents',
    document_imports: 'Imports of documents',
  },
  fields: {
    added: 'Added',
    archive_files: 'Files in the archive',
    archive_size: 'Size of the archive in bytes',
    author_first_name: 'Uploader’s first name',
    author_id: 'Uploaded by',
    author_last_name: 'Uploader’s last name',
    author_name: 'Uploaded by',
    changed: 'Changed',
    created_at: 'Upload date',
    documents: 'Documents',
    done: 'Done',
    expires_on: 'Expires on',
    filename: 'Document Name',
    files: 'Files',
    import_id: 'Import',
    kept: 'Kept',
    known: 'Already here',
    present: 'Here now',
    refused: 'Refused',
    reminded: 'Reminded',
    removed: 'Removed',
    rows: 'Files',
    started_at: 'Started',
    started_by: 'Started by',
    type: 'Document type',
    uploaded_at: 'Uploaded',
    version: 'Version',
    visibility: 'Visible To',
  },
  columns: {
    documents: {
      size: 'Size in bytes',
    },
    'document-imports': {
      size: 'Size in bytes',
    },
  },
  values: {
    kept: 'Kept',
    managers: 'Managers',
    running: 'Running',
    finished: 'Finished',
    interrupted: 'Interrupted',
    undone: 'Undone',
    partly_undone: 'Partly undone',
  },
} as const satisfies Words
