import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'بدأ المؤقت',
  TimeEntryStopped: 'توقف المؤقت',
  TimeEntryAdded: 'أُضيف القيد',
  TimeEntryChanged: 'عُدّل القيد',
  TimeEntryDeleted: 'حُذف القيد',
} satisfies NamesLike<typeof english>
