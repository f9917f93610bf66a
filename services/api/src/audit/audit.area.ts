import type { AreaApi } from '../kernel/area'
import { AuditController } from './audit.controller'
import { AuditEventsController } from './audit-events.controller'
import { AuditFiltersController } from './audit-filters.controller'
import { EvidenceController } from './evidence/evidence.controller'
import { EvidencePacks } from './evidence/evidence-pack'

export const auditArea: AreaApi = {
  name: 'audit',
  controllers: [AuditController, AuditEventsController, AuditFiltersController, EvidenceController],
  providers: [EvidencePacks],
}
