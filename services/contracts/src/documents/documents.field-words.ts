import type { FieldWords } from '../kernel/field-words'

export const documentsFieldWords: FieldWords = {
  kinds: {
    document: ['Document', 'مستند'],
  },
  tables: {
    documents: ['Documents', 'المستندات'],
  },
  fields: {
    author_id: ['Uploaded by', 'رفعه'],
    expires_on: ['Expires on', 'ينتهي في'],
    filename: ['File name', 'اسم الملف'],
    files: ['Files', 'الملفات'],
    reminded: ['Reminded', 'جرى التذكير'],
    uploaded_at: ['Uploaded', 'رُفع'],
    version: ['Version', 'الإصدار'],
    visibility: ['Seen by', 'يراه'],
  },
  values: {
    kept: ['Kept', 'محفوظ'],
    managers: ['Managers', 'المديرون'],
  },
}
