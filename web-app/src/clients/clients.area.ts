import type { AppArea } from '../kit/area'

export const clientsArea = {
  name: 'clients',
  navigation: [{ id: 'clients', to: '/admin/clients', icon: 'clients' }],
  inConsole: ['clients'],
} satisfies AppArea
