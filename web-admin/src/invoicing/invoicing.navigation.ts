import type { AreaNavigation } from '@workledger/kit/shell/area'

export const invoicingNavigation = {
  name: 'invoicing',
  navigation: [{ id: 'invoice', to: '/admin/invoice', icon: 'invoice', for: 'manage_invoices' }],
  inConsole: ['invoice', 'invoice/:id/preview'],
} satisfies AreaNavigation
