import type { AppArea } from '../kit/area'

export const workspacesArea = {
  name: 'workspaces',
  pages: [
    { path: 'workspaces', for: 'user', page: () => import('./workspaces') },
    { path: '_next', for: 'user', page: () => import('./next') },
  ],
} satisfies AppArea
