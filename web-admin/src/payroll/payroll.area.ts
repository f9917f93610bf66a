import type { ConsoleArea } from '../kit/area'

export const payrollArea = {
  name: 'payroll',
  pages: [
    { path: 'payroll', opens: 'payruns', page: () => import('./payroll-page') },
    { path: 'payroll/:id', opens: 'payruns', page: () => import('./run-page') },
    { path: 'payroll_settings', opens: 'payruns', page: () => import('./settings-page') },
  ],
} satisfies ConsoleArea
