import type { AreaNavigation } from '@workledger/kit/shell/area'

export const leaveNavigation = {
  name: 'leave',
  navigation: [
    { id: 'leaves', to: '/admin/leaves', icon: 'leave', for: 'manage_time_off' },
    {
      id: 'timeoff',
      to: '/admin/timeoff',
      icon: 'leave',
      tabs: [{ id: 'types' }, { id: 'holidays' }],
    },
  ],
  inConsole: ['timeoff', 'offices/:officeId/holidays'],
} satisfies AreaNavigation
