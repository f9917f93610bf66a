import type { AppArea } from '@workledger/kit/shell/area'

const page = () => import('./notice-pages')

export const noticesArea = {
  name: 'notices',
  pages: [
    { path: 'notices', for: 'member', page },
    { path: 'notices/settings', for: 'member', page },
  ],
} satisfies AppArea
