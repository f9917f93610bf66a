import type { AppArea } from '../kit/area'

export const timeTrackingArea = {
  name: 'time-tracking',
  pages: [{ path: 'timer', for: 'member', page: () => import('./timer-page') }],
  navigation: [{ id: 'timer', to: '/timer', icon: 'timer' }],
} satisfies AppArea
