import type { AreaNavigation } from '@workledger/kit/shell/area'

export const expensesNavigation = {
  name: 'expenses',
  navigation: [{ id: 'expenses', to: '/admin/expenses', icon: 'expenses', for: 'manage_payroll' }],
} satisfies AreaNavigation
