import type { ConsoleArea } from '../kit/area'

export const leaveArea = {
  name: 'leave',
  pages: [
    { path: 'leaves', opens: 'leaves', page: () => import('./approvals-page') },
    {
      path: 'leaves/imports',
      opens: 'leave-imports',
      page: () => import('./imports/imports-page'),
    },
    {
      path: 'leaves/imports/new',
      opens: 'leave-imports',
      page: () => import('./imports/new-import-page'),
    },
    {
      path: 'leaves/imports/:id',
      opens: 'leave-imports',
      page: () => import('./imports/import-page'),
    },
    { path: 'timeoff', opens: 'leave-policies', page: () => import('./time-off-page') },
    {
      path: 'offices/:officeId/holidays',
      opens: 'holidays',
      page: () => import('./office-holidays-page'),
    },
  ],
} satisfies ConsoleArea
