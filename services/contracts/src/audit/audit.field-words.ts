import type { FieldWords } from '../kernel/field-words'

export const auditFieldWords: FieldWords = {
  kinds: {
    'audit-filters': ['Saved filters', 'المرشّحات المحفوظة'],
    'record-views': ['Opened by auditors', 'ما فتحه المدققون'],
  },
  tables: {
    audit_filters: ['Saved filters of events', 'مرشّحات الأحداث المحفوظة'],
    record_views: ['Opened by auditors', 'ما فتحه المدققون'],
  },
  fields: {
    actor: ['Done by', 'نفّذه'],
    area: ['Area', 'المجال'],
    filter_id: ['Filter', 'المرشّح'],
    person: ['Person', 'الشخص'],
    q: ['Searched for', 'بُحث عن'],
    shared: ['Shared', 'مشترك'],
    viewed_at: ['Opened', 'فُتح'],
    viewer_id: ['Opened by', 'فتحه'],
  },
}
