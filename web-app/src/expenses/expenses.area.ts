import type { AppArea } from '@workledger/kit/shell/area'

export const expensesArea = {
  name: 'expenses',
  navigation: [{ id: 'expenses', to: '/admin/expenses', icon: 'invoice', for: 'manage_payroll' }],
} satisfies AppArea
