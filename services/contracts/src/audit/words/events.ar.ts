import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  AuditFilterSaved: 'حُفظ مرشّح الأحداث',
  AuditFilterChanged: 'عُدّل مرشّح الأحداث',
  AuditFilterDeleted: 'حُذف مرشّح الأحداث',
  RecordViewed: 'فتح مدقق السجل',
} satisfies NamesLike<typeof english>
