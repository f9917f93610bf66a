import type { AreaNavigation } from '@workledger/kit/shell/area'

export const operationsNavigation = {
  name: 'operations',
  navigation: [{ id: 'operations', to: '/admin/operations', icon: 'operations', for: 'admin' }],
  inConsole: ['operations'],
} satisfies AreaNavigation
