import type { AreaNavigation } from '@workledger/kit/shell/area'

export const payrollNavigation = {
  name: 'payroll',
  navigation: [
    { id: 'payroll', to: '/admin/payroll', icon: 'payroll', for: 'manage_payroll' },
    {
      id: 'payroll_settings',
      to: '/admin/payroll_settings',
      icon: 'payroll',
      for: 'manage_payroll',
    },
  ],
  inConsole: ['payroll', 'payroll_settings'],
} satisfies AreaNavigation
