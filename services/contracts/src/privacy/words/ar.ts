import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'data-export': 'تصدير بيانات',
  },
  fields: {
    deleted: 'محذوف',
    ended_on: 'آخر يوم',
    erasable_on: 'يُحفظ حتى',
    erased_at: 'مُحي في',
    erased_by: 'محاه',
    expires_at: 'ينتهي في',
    export_id: 'التصدير',
    held: 'تحت حجز قانوني',
    held_at: 'تحت حجز قانوني منذ',
    held_by: 'حجزه',
    hold_reason: 'سبب الحجز القانوني',
    kept_from: 'يُحفظ من',
    percent: 'النسبة المئوية',
    proposed_at: 'طُلب المحو في',
    proposed_by: 'طلب المحو',
    requested_at: 'طُلب في',
    waits_until: 'المحو مؤجل حتى',
  },
  values: {
    workspace: 'الشركة',
  },
} satisfies WordsLike<typeof english>
