import type { EventWords } from '../kernel/event-words'
import type { customFieldEvents, customValueEvents } from './custom-fields.events'

export const customFieldsEventWords: EventWords<typeof customFieldEvents & typeof customValueEvents> = {
  CustomFieldAdded: ['Custom field added', 'أُضيف الحقل المخصص'],
  CustomFieldChanged: ['Custom field changed', 'تغيّر الحقل المخصص'],
  CustomFieldsOrdered: ['Order of the fields changed', 'تغيّر ترتيب الحقول'],
  CustomFieldDeleted: ['Custom field deleted', 'حُذف الحقل المخصص'],
  CustomFieldsClaimed: ['Custom fields in use', 'حقول مخصصة قيد الاستخدام'],
  CustomFieldsReleased: ['Custom fields no longer in use', 'حقول مخصصة لم تعد مستخدمة'],
  CustomValuesChanged: ['Custom fields filled in', 'مُلئت الحقول المخصصة'],
}
