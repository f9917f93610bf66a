import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CustomFieldAdded: 'أُضيف الحقل المخصص',
  CustomFieldChanged: 'تغيّر الحقل المخصص',
  CustomFieldsOrdered: 'تغيّر ترتيب الحقول',
  CustomFieldDeleted: 'حُذف الحقل المخصص',
  CustomFieldsClaimed: 'حقول مخصصة قيد الاستخدام',
  CustomFieldsReleased: 'حقول مخصصة لم تعد مستخدمة',
  CustomValuesChanged: 'مُلئت الحقول المخصصة',
} satisfies NamesLike<typeof english>
