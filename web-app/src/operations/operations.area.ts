import type { AppArea } from '../kit/area'

export const operationsArea = {
  name: 'operations',
  navigation: [{ id: 'operations', to: '/admin/operations', icon: 'operations', for: 'admin' }],
  inConsole: ['operations'],
} satisfies AppArea
