import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ChecklistTemplateAdded: 'أُضيفت القائمة',
  ChecklistTemplateChanged: 'تغيّرت القائمة',
  ChecklistTemplateRemoved: 'حُذفت القائمة',
  ChecklistBegun: 'بدأت القائمة',
  ChecklistMoved: 'تغيّر اليوم',
  ChecklistCancelled: 'أُلغيت القائمة',
  ChecklistItemDone: 'أُنجز بند',
  ChecklistItemNotNeeded: 'بند لا حاجة إليه',
  ChecklistItemReopened: 'أُعيد فتح بند',
} satisfies NamesLike<typeof english>
