import type { ConsoleArea } from '../kit/area'

export const billingArea = {
  name: 'billing',
  pages: [
    { path: 'billing', page: () => import('./billing-page') },
    { path: 'subscription', page: () => import('./subscription-page') },
  ],
} satisfies ConsoleArea
