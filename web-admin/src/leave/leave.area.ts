import type { ConsoleArea } from '../kit/area'

export const leaveArea = {
  name: 'leave',
  pages: [
    { path: 'leaves', opens: 'leaves', page: () => import('./approvals-page') },
    { path: 'timeoff', opens: 'leave-policies', page: () => import('./time-off-page') },
    {
      path: 'offices/:officeId/holidays',
      opens: 'holidays',
      page: () => import('./office-holidays-page'),
    },
  ],
} satisfies ConsoleArea
