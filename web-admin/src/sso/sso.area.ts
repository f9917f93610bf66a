import type { ConsoleArea } from '../kit/area'

export const ssoArea = {
  name: 'sso',
  pages: [{ path: 'sign_on', opens: 'provisioned-groups', page: () => import('./sign-on-page') }],
} satisfies ConsoleArea
