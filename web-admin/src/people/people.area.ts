import type { ConsoleArea } from '../kit/area'

export const peopleArea = {
  name: 'people',
  records: 'employees',
  pages: [
    { path: 'employees', opens: 'employees', page: () => import('./employees-page') },
    { path: 'employees/import', opens: 'employees', page: () => import('../import-page') },
    {
      path: 'employees/imports',
      opens: 'employee-imports',
      page: () => import('./imports/imports-page'),
    },
    {
      path: 'employees/imports/:id',
      opens: 'employee-imports',
      page: () => import('./imports/import-page'),
    },
    // Both also for the employee's managers, who need no role for it.
    { path: 'employees/:id/profile', page: () => import('../profile-page') },
    { path: 'employees/:id/requests', page: () => import('../requests-page') },
  ],
} satisfies ConsoleArea
