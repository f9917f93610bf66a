import type { AppArea } from '@workledger/kit/shell/area'

export const billingArea = {
  name: 'billing',
  navigation: [{ id: 'billing', to: '/admin/billing', icon: 'payroll', for: 'admin' }],
  inConsole: ['billing', 'subscription'],
} satisfies AppArea
