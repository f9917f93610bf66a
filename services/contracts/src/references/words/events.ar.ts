import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReferenceClaimed: 'سجل قيد الاستخدام',
  ReferencesClaimed: 'سجلات قيد الاستخدام',
  ReferenceReleased: 'سجل لم يعد مستخدمًا',
  ReferencesClosed: 'أُغلق السجل أمام استخدام جديد',
} satisfies NamesLike<typeof english>
