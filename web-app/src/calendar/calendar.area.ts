import type { AppArea } from '@workledger/kit/shell/area'

const eventPage = () => import('./pages/event-page')

export const calendarArea = {
  name: 'calendar',
  pages: [
    { path: 'calendar', for: 'member', page: () => import('./pages/calendar-page') },
    { path: 'events', for: 'member', page: () => import('./pages/events-page') },
    { path: 'events/:id', for: 'member', page: eventPage },
    { path: 'events/:id/event_detail', for: 'member', page: eventPage },
  ],
  navigation: [
    { id: 'calendar', to: '/calendar', icon: 'calendar' },
    { id: 'events', to: '/events', icon: 'events', forReaders: '/admin/events' },
  ],
} satisfies AppArea
