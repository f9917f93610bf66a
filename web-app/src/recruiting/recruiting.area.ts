import type { AppArea } from '@workledger/kit/shell/area'

export const recruitingArea = {
  name: 'recruiting',
  pages: [{ path: 'interviews', for: 'member', page: () => import('./interviews-page') }],
  navigation: [{ id: 'interviews', to: '/interviews', icon: 'ats' }],
} satisfies AppArea
