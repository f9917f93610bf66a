import type { ConsoleArea } from '../kit/area'

/** One module, because each file that is loaded later has a name in the first load. */
const imports = () => import('./imports/import-pages')

export const leaveArea = {
  name: 'leave',
  pages: [
    { path: 'leaves', opens: 'leaves', page: () => import('./approvals-page') },
    { path: 'leaves/imports', opens: 'leave-imports', page: imports },
    { path: 'leaves/imports/new', opens: 'leave-imports', page: imports },
    { path: 'leaves/imports/:id', opens: 'leave-imports', page: imports },
    { path: 'timeoff', opens: 'leave-policies', page: () => import('./time-off-page') },
    {
      path: 'offices/:officeId/holidays',
      opens: 'holidays',
      page: () => import('./office-holidays-page'),
    },
  ],
} satisfies ConsoleArea
