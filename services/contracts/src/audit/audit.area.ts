import type { AreaContracts } from '../kernel/area'
import { auditApi } from './audit.api'
import { auditErrors } from './audit.errors'

export const auditContracts = {
  name: 'audit',
  endpoints: [auditApi],
  errors: auditErrors,
} satisfies AreaContracts
