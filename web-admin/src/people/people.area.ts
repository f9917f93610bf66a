import type { ConsoleArea } from '../kit/area'

export const peopleArea = {
  name: 'people',
  records: 'employees',
  pages: [
    { path: 'employees', opens: 'employees', page: () => import('./employees-page') },
    { path: 'employees/import', opens: 'employees', page: () => import('./import/import-page') },
    { path: 'employees/:id/profile', opens: 'employees', action: 'show', page: () => import('../profile-page') },
    { path: 'employees/:id/requests', opens: 'leaves', page: () => import('../requests-page') },
  ],
} satisfies ConsoleArea
