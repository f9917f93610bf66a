import type { AreaNavigation } from '@workledger/kit/shell/area'

export const attendanceNavigation = {
  name: 'attendance',
  navigation: [
    { id: 'attendance', to: '/admin/attendance', icon: 'attendance', for: 'manage_time_off' },
  ],
} satisfies AreaNavigation
