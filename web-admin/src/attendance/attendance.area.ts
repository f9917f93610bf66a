import type { ConsoleArea } from '../kit/area'

export const attendanceArea = {
  name: 'attendance',
  pages: [
    {
      path: 'attendance',
      opens: 'attendance-corrections',
      page: () => import('./attendance-page'),
    },
  ],
} satisfies ConsoleArea
