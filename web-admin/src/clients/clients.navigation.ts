import type { AreaNavigation } from '@workledger/kit/shell/area'

export const clientsNavigation = {
  name: 'clients',
  navigation: [{ id: 'clients', to: '/admin/clients', icon: 'clients' }],
  inConsole: ['clients'],
} satisfies AreaNavigation
