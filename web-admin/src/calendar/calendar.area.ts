import type { ConsoleArea } from '../kit/area'

export const calendarArea = {
  name: 'calendar',
  records: 'events',
  pages: [{ path: 'events', opens: 'events', page: () => import('./events-page') }],
} satisfies ConsoleArea
