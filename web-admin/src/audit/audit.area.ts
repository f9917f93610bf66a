import type { ConsoleArea } from '../kit/area'

export const auditArea = {
  name: 'audit',
  pages: [
    { path: 'audit', page: () => import('./audit-page') },
    { path: 'audit/samples', page: () => import('./samples/samples-page') },
    { path: 'audit/samples/:id', page: () => import('./samples/sample-page') },
    { path: 'audit/rules', page: () => import('./watch/rules-page') },
    { path: 'audit/records/:stream', page: () => import('./record/record-page') },
  ],
} satisfies ConsoleArea
