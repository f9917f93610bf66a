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
    author_first_name: 'الاسم الأول لمن رفعه',
    author_id: 'رفعه',
    author_last_name: 'اسم عائلة من رفعه',
    author_name: 'رفعه',
    created_at: 'تاريخ الرفع',
    expires_on: 'ينتهي في',
    filename: 'اسم المستند',
    files: 'الملفات',
    reminded: 'جرى التذكير',
    type: 'نوع المستند',
    uploaded_at: 'رُفع',
    version: 'الإصدار',
    visibility: 'يراه',
  },
  columns: {
    documents: {
      size: 'الحجم بالبايت',
    },
  },
  values: {
    kept: 'محفوظ',
    managers: 'المديرون',
  },
} satisfies WordsLike<typeof english>
