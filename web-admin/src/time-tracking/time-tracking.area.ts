import type { ConsoleArea } from '../kit/area'

export const timeTrackingArea = {
  name: 'time-tracking',
  pages: [
    { path: 'time-imports', opens: 'time-imports', page: () => import('./imports-page') },
    { path: 'time-imports/new', opens: 'time-imports', page: () => import('./new-import-page') },
    { path: 'time-imports/:id', opens: 'time-imports', page: () => import('./import-page') },
  ],
} satisfies ConsoleArea
