import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    document: 'Document',
  },
  tables: {
    documents: 'Documents',
  },
  fields: {
    author_id: 'Uploaded by',
    expires_on: 'Expires on',
    filename: 'File name',
    files: 'Files',
    reminded: 'Reminded',
    uploaded_at: 'Uploaded',
    version: 'Version',
    visibility: 'Seen by',
  },
  values: {
    kept: 'Kept',
    managers: 'Managers',
  },
} as const satisfies Words
