import type { ConsoleArea } from '../kit/area'

export const leaveArea = {
  name: 'leave',
  pages: [
    { path: 'leaves', opens: 'leaves', page: () => import('./approvals-page') },
    { path: 'leave-imports', opens: 'leave-imports', page: () => import('./imports/imports-page') },
    {
      path: 'leave-imports/new',
      opens: 'leave-imports',
      page: () => import('./imports/new-import-page'),
    },
    {
      path: 'leave-imports/:id',
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
