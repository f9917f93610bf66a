import type { AreaContracts } from '../kernel/area'
import { auditApi } from './audit.api'

export const auditContracts = {
  name: 'audit',
  endpoints: [auditApi],
} satisfies AreaContracts
