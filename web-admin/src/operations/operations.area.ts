import type { ConsoleArea } from '../kit/area'

export const operationsArea = {
  name: 'operations',
  pages: [{ path: 'operations', opens: 'deliveries', page: () => import('./operations-page') }],
} satisfies ConsoleArea
