import {
  eventTypesAfter,
  eventTypesSince,
} from '@workledger/projections/audit/audit-events.queries'
import { RecordViews } from '../kernel/access/record-views'
import type { AreaApi } from '../kernel/area'
import { FirstAttempts } from '../kernel/http/first-attempts'
import { EventTypes } from '../kernel/live/live-views'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { AuditController } from './audit.controller'
import { AuditEventsController } from './audit-events.controller'
import { AuditFiltersController } from './audit-filters.controller'
import { EvidenceController } from './evidence/evidence.controller'
import { ANCHORS, EvidencePacks, STAMPS } from './evidence/evidence-pack'
import { LoggedAttempts } from './logged-attempts'
import { LoggedViews } from './logged-views'

export const auditArea: AreaApi = {
  name: 'audit',
  controllers: [AuditController, AuditEventsController, AuditFiltersController, EvidenceController],
  providers: [
    EvidencePacks,
    { provide: RecordViews, useClass: LoggedViews },
    { provide: FirstAttempts, useClass: LoggedAttempts },
    {
      provide: EventTypes,
      useValue: { since: eventTypesSince, after: eventTypesAfter } satisfies EventTypes,
    },
    {
      provide: ANCHORS,
      useFactory: ({ anchors }: ApiOptions) => anchors ?? (async () => []),
      inject: [OPTIONS],
    },
    {
      provide: STAMPS,
      useFactory: ({ stamps }: ApiOptions) => stamps ?? (async () => undefined),
      inject: [OPTIONS],
    },
  ],
}
