import type { AppArea } from '@workledger/kit/shell/area'

export const timeTrackingArea = {
  name: 'time-tracking',
  pages: [
    { path: 'timer', for: 'member', page: () => import('./timer-page') },
    { path: 'timer/week', for: 'member', page: () => import('./timesheet-page') },
    { path: 'timer/weeks', for: 'member', page: () => import('./timesheets-page') },
  ],
  navigation: [{ id: 'timer', to: '/timer', icon: 'timer' }],
} satisfies AppArea
