import type { AppArea } from '../kit/area'

export const dashboardArea = {
  name: 'dashboard',
  pages: [{ path: 'dashboard', for: 'user', page: () => import('../dashboard-page') }],
  navigation: [{ id: 'dashboard', to: '/dashboard', icon: 'dashboard' }],
} satisfies AppArea
