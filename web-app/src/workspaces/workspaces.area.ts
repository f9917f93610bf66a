import type { AppArea } from '@workledger/kit/shell/area'

export const workspacesArea = {
  name: 'workspaces',
  pages: [
    { path: 'workspaces', for: 'user', page: () => import('./workspaces') },
    { path: '_next', for: 'user', page: () => import('./next') },
  ],
} satisfies AppArea
