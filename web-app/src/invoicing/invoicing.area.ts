import type { AppArea } from '@workledger/kit/shell/area'

export const invoicingArea = {
  name: 'invoicing',
  pages: [
    { path: 'public/invoices/:id', for: 'everyone', page: () => import('./public-invoice') },
    {
      path: 'public/invoices/:id/pay/paypal',
      for: 'everyone',
      page: () => import('./pay-invoice'),
    },
  ],
} satisfies AppArea
