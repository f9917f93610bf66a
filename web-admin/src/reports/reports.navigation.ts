import type { AreaNavigation } from '@workledger/kit/shell/area'

export const reportsNavigation = {
  name: 'reports',
  navigation: [
    {
      id: 'insights',
      to: '/admin/reports/insights',
      icon: 'reports',
      for: ['manage_payroll', 'manage_time_off', 'manage_invoices'],
    },
  ],
} satisfies AreaNavigation
