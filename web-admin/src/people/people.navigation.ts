import type { AreaNavigation } from '@workledger/kit/shell/area'

export const peopleNavigation = {
  name: 'people',
  inConsole: ['employees/:id/profile', 'employees/:id/requests'],
} satisfies AreaNavigation
