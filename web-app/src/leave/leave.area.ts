import type { AppArea } from '@workledger/kit/shell/area'

export const leaveArea = {
  name: 'leave',
  pages: [{ path: 'requests', for: 'member', page: () => import('../requests-page') }],
  navigation: [
    { id: 'requests', to: '/requests', withoutPolicy: '/requests?tab=expenses', icon: 'requests' },
    { id: 'leaves', to: '/admin/leaves', icon: 'check', for: 'manage_time_off' },
    { id: 'timeoff', to: '/admin/timeoff', icon: 'calendar', tabs: [{ id: 'types' }, { id: 'holidays' }] },
  ],
  inConsole: ['timeoff', 'offices/:officeId/holidays'],
} satisfies AppArea
