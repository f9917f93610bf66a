import type { AppArea } from '@workledger/kit/shell/area'

export const auditArea = {
  name: 'audit',
  navigation: [{ id: 'audit', to: '/admin/audit', icon: 'audit', for: 'auditor' }],
  inConsole: ['audit'],
} satisfies AppArea
