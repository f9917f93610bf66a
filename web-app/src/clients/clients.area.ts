import type { AppArea } from '../kit/area'

export const clientsArea = {
  name: 'clients',
  navigation: [{ id: 'clients', to: '/admin/clients', icon: 'clients', for: 'manage_invoices' }],
  inConsole: ['clients'],
} satisfies AppArea
