import type { AreaApi } from '../kernel/area'
import { AuditController } from './audit.controller'

export const auditArea: AreaApi = {
  name: 'audit',
  controllers: [AuditController],
}
