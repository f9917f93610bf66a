import type { AppArea } from '../kit/area'

export const billingArea = {
  name: 'billing',
  navigation: [{ id: 'billing', to: '/admin/billing', icon: 'payroll', for: 'admin' }],
  inConsole: ['billing', 'subscription'],
} satisfies AppArea
