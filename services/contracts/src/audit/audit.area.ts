import type { AreaContracts } from '../kernel/area'
import { auditApi } from './audit.api'

export const auditContracts: AreaContracts = {
  name: 'audit',
  endpoints: [auditApi],
}
