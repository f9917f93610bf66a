import type { ConsoleArea } from '../kit/area'

export const reportsArea = {
  name: 'reports',
  pages: [{ path: 'reports/insights', page: () => import('./insights-page') }],
} satisfies ConsoleArea
