import type { AppArea } from '../kit/area'

export const auditArea = {
  name: 'audit',
  navigation: [{ id: 'audit', to: '/admin/audit', icon: 'audit', for: 'auditor' }],
  inConsole: ['audit'],
} satisfies AppArea
