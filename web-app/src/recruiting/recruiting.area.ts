import type { AppArea } from '@workledger/kit/shell/area'

export const recruitingArea = {
  name: 'recruiting',
  pages: [{ path: 'interviews', for: 'member', page: () => import('./interviews-page') }],
  navigation: [
    { id: 'ats', to: '/admin/ats', icon: 'ats', for: 'manage_recruiting' },
    { id: 'interviews', to: '/interviews', icon: 'ats' },
  ],
  inConsole: [
    'ats',
    'ats/add',
    'ats/:id/detail',
    'ats/:id/detail/candidate_detail',
    'ats/:id/detail/candidate_detail/:candidateId/messaging',
  ],
} satisfies AppArea
