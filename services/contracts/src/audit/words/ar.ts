import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'audit-filters': 'المرشّحات المحفوظة',
    'record-views': 'ما فتحه المدققون',
  },
  tables: {
    audit_filters: 'مرشّحات الأحداث المحفوظة',
    record_views: 'ما فتحه المدققون',
  },
  fields: {
    actor: 'نفّذه',
    area: 'المجال',
    created_at: 'حُفظ في',
    filter_id: 'المرشّح',
    owner: 'حفظه',
    person: 'الشخص',
    q: 'بُحث عن',
    shared: 'مشترك',
    viewed_at: 'فُتح',
    viewer: 'فتحه',
    viewer_id: 'فتحه',
  },
  columns: {
    'audit-events': {
      position: 'الموضع',
      event: 'الحدث',
      area: 'المجال',
      stream: 'السجل',
      revision: 'المراجعة',
      people: 'يخص',
      record_name: 'أيّها',
      actor: 'نفّذه',
      impersonator: 'دخل بالنيابة',
      token: 'بواسطة رمز API',
      occurred_at: 'وقت الحدوث',
      recorded_at: 'وقت التسجيل',
    },
    'audit-filters': {
      title: 'المرشّح',
    },
  },
} satisfies WordsLike<typeof english>
