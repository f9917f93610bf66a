import type { AppArea } from '@workledger/kit/shell/area'

export const dashboardArea = {
  name: 'dashboard',
  pages: [{ path: 'dashboard', for: 'user', page: () => import('../dashboard-page') }],
  navigation: [{ id: 'dashboard', to: '/dashboard', icon: 'dashboard' }],
} satisfies AppArea
