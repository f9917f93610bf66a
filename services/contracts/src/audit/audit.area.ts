import type { AreaContracts } from '../kernel/area'
import { auditApi } from './audit.api'
import { auditErrors } from './audit.errors'
import { auditEventWords } from './audit.event-words'
import { auditGains } from './audit.gains'
import { auditFiltersList, recordViewsList } from './audit.lists'
import { auditPublicEvents } from './audit.public-events'
import { auditEventsApi } from './audit-events.api'
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
} satisfies AreaContracts
