import type { ConsoleArea } from '../kit/area'

export const workingTimeArea = {
  name: 'working-time',
  pages: [
    {
      path: 'working-time',
      opens: 'working-time-accounts',
      page: () => import('./accounts-page'),
    },
  ],
} satisfies ConsoleArea
