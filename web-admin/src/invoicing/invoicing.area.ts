import type { ConsoleArea } from '../kit/area'

export const invoicingArea = {
  name: 'invoicing',
  pages: [
    { path: 'invoice', opens: 'invoices', page: () => import('./invoices-page') },
    {
      path: 'invoice/recurring',
      opens: 'recurring-invoices',
      page: () => import('./recurring/list-page'),
    },
    {
      path: 'invoice/recurring/new',
      opens: 'recurring-invoices',
      page: () => import('../invoice-recurring-page'),
    },
    {
      path: 'invoice/recurring/:id',
      opens: 'recurring-invoices',
      page: () => import('./recurring/recurring-page'),
    },
    { path: 'invoice/:id', opens: 'invoices', page: () => import('../invoice-edit-page') },
    { path: 'invoice/:id/preview', opens: 'invoices', page: () => import('./preview-page') },
  ],
} satisfies ConsoleArea
