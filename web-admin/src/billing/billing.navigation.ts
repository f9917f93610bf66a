import type { AreaNavigation } from '@workledger/kit/shell/area'

export const billingNavigation = {
  name: 'billing',
  navigation: [{ id: 'billing', to: '/admin/billing', icon: 'card', for: 'admin' }],
  inConsole: ['billing', 'subscription'],
} satisfies AreaNavigation
