import type { AppArea } from '@workledger/kit/shell/area'

export const leaveArea = {
  name: 'leave',
  pages: [{ path: 'requests', for: 'member', page: () => import('../requests-page') }],
  navigation: [
    { id: 'requests', to: '/requests', withoutPolicy: '/requests?tab=expenses', icon: 'requests' },
  ],
} satisfies AppArea
