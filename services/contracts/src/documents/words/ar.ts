import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'مستند',
  },
  tables: {
    documents: 'المستندات',
  },
  fields: {
    author_id: 'رفعه',
    expires_on: 'ينتهي في',
    filename: 'اسم الملف',
    files: 'الملفات',
    reminded: 'جرى التذكير',
    uploaded_at: 'رُفع',
    version: 'الإصدار',
    visibility: 'يراه',
  },
  values: {
    kept: 'محفوظ',
    managers: 'المديرون',
  },
} satisfies WordsLike<typeof english>
