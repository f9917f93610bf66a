import type { ConsoleArea } from '../kit/area'

export const provisioningArea = {
  name: 'provisioning',
  pages: [
    {
      path: 'provisioning',
      opens: 'provisioned-groups',
      page: () => import('./provisioning-page'),
    },
  ],
} satisfies ConsoleArea
