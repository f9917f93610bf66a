import type { AreaNavigation } from '@workledger/kit/shell/area'

export const auditNavigation = {
  name: 'audit',
  navigation: [{ id: 'audit', to: '/admin/audit', icon: 'audit', for: 'auditor' }],
  inConsole: ['audit'],
} satisfies AreaNavigation
