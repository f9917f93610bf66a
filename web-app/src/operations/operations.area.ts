import type { AppArea } from '@workledger/kit/shell/area'

export const operationsArea = {
  name: 'operations',
  navigation: [{ id: 'operations', to: '/admin/operations', icon: 'operations', for: 'admin' }],
  inConsole: ['operations'],
} satisfies AppArea
