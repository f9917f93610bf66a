import type { AppArea } from '@workledger/kit/shell/area'

export const inboxArea = {
  name: 'inbox',
  pages: [
    {
      path: 'inbox',
      for: 'member',
      page: () => import('@workledger/kit/areas/inbox/inbox-page'),
    },
    {
      path: 'decide/:ws/:kind/:record',
      for: 'user',
      page: () => import('@workledger/kit/areas/inbox/decide-page'),
    },
  ],
  navigation: [{ id: 'inbox', to: '/inbox', icon: 'inbox', inBothApps: true }],
} satisfies AppArea
