import type { ConsoleArea } from '../kit/area'

export const recruitingArea = {
  name: 'recruiting',
  pages: [
    { path: 'ats', opens: 'openings', page: () => import('./openings-page') },
    { path: 'ats/add', opens: 'openings', page: () => import('./opening-page') },
    { path: 'ats/:id/detail', opens: 'openings', page: () => import('./opening-page') },
    {
      path: 'ats/:id/detail/candidate_detail',
      opens: 'candidates',
      page: () => import('./candidate-page'),
    },
    {
      path: 'ats/:id/detail/candidate_detail/:candidateId/messaging',
      opens: 'candidates',
      page: () => import('./messaging-page'),
    },
  ],
} satisfies ConsoleArea
