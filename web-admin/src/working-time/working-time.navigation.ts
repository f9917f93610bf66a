import type { AreaNavigation } from '@workledger/kit/shell/area'

export const workingTimeNavigation = {
  name: 'working-time',
  navigation: [
    { id: 'working_time', to: '/admin/working-time', icon: 'hourglass', for: 'manage_time_off' },
  ],
} satisfies AreaNavigation
