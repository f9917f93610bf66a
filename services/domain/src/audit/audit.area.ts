import { auditFilterEvents } from '@workledger/contracts/audit/audit-filters.events'
import { recordViewEvents } from '@workledger/contracts/audit/record-views.events'
import { type AreaStreams, stream } from '../kernel/area'
import { auditFiltersDecider } from './audit-filters'
import { recordViewsDecider } from './record-views'

export const auditStreams: AreaStreams = {
  name: 'audit',
  streams: [
    stream(auditFiltersDecider, auditFilterEvents, 'no employee'),
    stream(recordViewsDecider, recordViewEvents, 'the employee alone'),
  ],
}
