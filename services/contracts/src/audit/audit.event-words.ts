import type { EventWords } from '../kernel/event-words'
import type { auditFilterEvents } from './audit-filters.events'
import type { recordViewEvents } from './record-views.events'

export const auditEventWords: EventWords<typeof auditFilterEvents & typeof recordViewEvents> = {
  AuditFilterSaved: ['Filter of events saved', 'حُفظ مرشّح الأحداث'],
  AuditFilterChanged: ['Filter of events changed', 'عُدّل مرشّح الأحداث'],
  AuditFilterDeleted: ['Filter of events deleted', 'حُذف مرشّح الأحداث'],
  RecordViewed: ['Record opened by an auditor', 'فتح مدقق السجل'],
}
