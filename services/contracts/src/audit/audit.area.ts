import type { AreaContracts } from '../kernel/area'
import { auditApi, auditedRecord, historyEvent, logVerdict, streamHistory } from './audit.api'
import { auditErrors } from './audit.errors'
import { auditEventWords } from './audit.event-words'
import { auditGains } from './audit.gains'
import { auditFilters, auditFiltersList, recordViewsList } from './audit.lists'
import { auditPublicEvents } from './audit.public-events'
import { auditEvent, auditEventsApi } from './audit-events.api'
import { auditFilterEvents } from './audit-filters.events'
import { recordViewEvents } from './record-views.events'

export const auditContracts = {
  name: 'audit',
  endpoints: [auditApi, auditEventsApi],
  gains: auditGains,
  lists: [auditFiltersList, recordViewsList],
  events: [auditFilterEvents, recordViewEvents],
  publicEvents: auditPublicEvents,
  eventWords: auditEventWords,
  errors: auditErrors,
  tokens: { never: 'writes' },
  records: {
    AuditEvent: auditEvent,
    AuditFilters: auditFilters,
    AuditedRecord: auditedRecord,
    HistoryEvent: historyEvent,
    LogVerdict: logVerdict,
    StreamHistory: streamHistory,
  },
} satisfies AreaContracts
