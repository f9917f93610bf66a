import type { ConsoleArea } from '../kit/area'

export const checklistsArea = {
  name: 'checklists',
  pages: [{ path: 'checklists', opens: 'checklists', page: () => import('./checklists-page') }],
} satisfies ConsoleArea
