import type { AppArea } from '@workledger/kit/shell/area'

export const noticesArea = {
  name: 'notices',
  pages: [
    {
      path: 'notices',
      for: 'member',
      page: () => import('@workledger/kit/areas/notices/notices-page'),
    },
    {
      path: 'notices/settings',
      for: 'member',
      page: () => import('@workledger/kit/areas/notices/notice-settings-page'),
    },
  ],
} satisfies AppArea
