import type { AreaApi } from '../kernel/area'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { AuditController } from './audit.controller'
import { AuditEventsController } from './audit-events.controller'
import { AuditFiltersController } from './audit-filters.controller'
import { EvidenceController } from './evidence/evidence.controller'
import { ANCHORS, EvidencePacks, STAMPS } from './evidence/evidence-pack'

export const auditArea: AreaApi = {
  name: 'audit',
  controllers: [AuditController, AuditEventsController, AuditFiltersController, EvidenceController],
  providers: [
    EvidencePacks,
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
