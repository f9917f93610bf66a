import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    document: 'مستند',
    'document-import': 'استيراد مستندات',
  },
  tables: {
    documents: 'المستندات',
    document_imports: 'عمليات استيراد المستندات',
  },
  fields: {
    added: 'أُضيفت',
    archive_files: 'ملفات الأرشيف',
    archive_size: 'حجم الأرشيف بالبايت',
    author_first_name: 'الاسم الأول لمن رفعه',
    author_id: 'رفعه',
    author_last_name: 'اسم عائلة من رفعه',
    author_name: 'رفعه',
    changed: 'تغيّر',
    created_at: 'تاريخ الرفع',
    documents: 'المستندات',
    done: 'أُنجزت',
    expires_on: 'ينتهي في',
    filename: 'اسم المستند',
    files: 'الملفات',
    import_id: 'الاستيراد',
    kept: 'باقية',
    known: 'موجودة من قبل',
    present: 'الموجود الآن',
    refused: 'مرفوضة',
    reminded: 'جرى التذكير',
    removed: 'أُزيلت',
    rows: 'الملفات',
    started_at: 'البداية',
    started_by: 'بدأه',
    type: 'نوع المستند',
    uploaded_at: 'رُفع',
    version: 'الإصدار',
    visibility: 'يراه',
  },
  columns: {
    documents: {
      size: 'الحجم بالبايت',
    },
    'document-imports': {
      size: 'الحجم بالبايت',
    },
  },
  values: {
    kept: 'محفوظ',
    managers: 'المديرون',
    running: 'جارٍ',
    finished: 'انتهى',
    interrupted: 'انقطع',
    undone: 'تُراجع عنه',
    partly_undone: 'تُراجع عن جزء منه',
  },
} satisfies WordsLike<typeof english>
