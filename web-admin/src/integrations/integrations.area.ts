import type { ConsoleArea } from '../kit/area'

export const integrationsArea = {
  name: 'integrations',
  pages: [{ path: 'integrations', opens: 'api-tokens', page: () => import('./integrations-page') }],
} satisfies ConsoleArea
