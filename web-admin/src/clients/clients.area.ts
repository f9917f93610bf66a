import type { ConsoleArea } from '../kit/area'

export const clientsArea = {
  name: 'clients',
  records: 'clients',
  pages: [{ path: 'clients', opens: 'clients', page: () => import('./clients-page') }],
} satisfies ConsoleArea
