import type { AppArea } from '@workledger/kit/shell/area'

export const reportsArea = {
  name: 'reports',
  pages: [{ path: 'work_reports', for: 'member', page: () => import('./work-reports-page') }],
  navigation: [{ id: 'work_reports', to: '/work_reports', icon: 'reports' }],
} satisfies AppArea
