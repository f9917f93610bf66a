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
    filter_id: 'المرشّح',
    person: 'الشخص',
    q: 'بُحث عن',
    shared: 'مشترك',
    viewed_at: 'فُتح',
    viewer_id: 'فتحه',
  },
} satisfies WordsLike<typeof english>
