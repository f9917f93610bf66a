import type { EventWords } from '../kernel/event-words'
import type { referenceEvents } from './references.events'

export const referencesEventWords: EventWords<typeof referenceEvents> = {
  ReferenceClaimed: ['Record in use', 'سجل قيد الاستخدام'],
  ReferenceReleased: ['Record no longer in use', 'سجل لم يعد مستخدمًا'],
  ReferencesClosed: ['Record closed to new uses', 'أُغلق السجل أمام استخدام جديد'],
}
