import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    document: 'Document',
  },
  tables: {
    documents: 'Documents',
  },
  fields: {
    author_first_name: 'Uploader’s first name',
    author_id: 'Uploaded by',
    author_last_name: 'Uploader’s last name',
    author_name: 'Uploaded by',
    created_at: 'Upload date',
    expires_on: 'Expires on',
    filename: 'Document Name',
    files: 'Files',
    reminded: 'Reminded',
    type: 'Document type',
    uploaded_at: 'Uploaded',
    version: 'Version',
    visibility: 'Visible To',
  },
  columns: {
    documents: {
      size: 'Size in bytes',
    },
  },
  values: {
    kept: 'Kept',
    managers: 'Managers',
  },
} as const satisfies Words
