import type { AreaNavigation } from '@workledger/kit/shell/area'

export const recruitingNavigation = {
  name: 'recruiting',
  navigation: [{ id: 'ats', to: '/admin/ats', icon: 'ats', for: 'manage_recruiting' }],
  inConsole: [
    'ats',
    'ats/add',
    'ats/:id/detail',
    'ats/:id/detail/candidate_detail',
    'ats/:id/detail/candidate_detail/:candidateId/messaging',
  ],
} satisfies AreaNavigation
