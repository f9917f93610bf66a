import type { AppArea } from '@workledger/kit/shell/area'

export const clientsArea = {
  name: 'clients',
  navigation: [{ id: 'clients', to: '/admin/clients', icon: 'clients' }],
  inConsole: ['clients'],
} satisfies AppArea
