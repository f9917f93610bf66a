import type { ConsoleArea } from '../kit/area'

export const peopleArea = {
  name: 'people',
  records: 'employees',
  pages: [
    { path: 'employees', opens: 'employees', page: () => import('./employees-page') },
    { path: 'employees/import', opens: 'employees', page: () => import('./import/import-page') },
    { path: 'employees/:id/profile', opens: 'employees', action: 'show', page: () => import('../profile-page') },
    // For the employee's managers as well, whom no role makes one.
    { path: 'employees/:id/requests', page: () => import('../requests-page') },
  ],
} satisfies ConsoleArea
