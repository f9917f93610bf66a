import type { ConsoleArea } from '../kit/area'

export const auditArea = {
  name: 'audit',
  pages: [
    { path: 'audit', page: () => import('./audit-page') },
    { path: 'audit/records/:stream', page: () => import('./record/record-page') },
  ],
} satisfies ConsoleArea
