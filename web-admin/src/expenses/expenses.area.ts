import type { ConsoleArea } from '../kit/area'

export const expensesArea = {
  name: 'expenses',
  records: 'expenses',
  pages: [{ path: 'expenses', opens: 'expenses', page: () => import('./expenses-page') }],
} satisfies ConsoleArea
