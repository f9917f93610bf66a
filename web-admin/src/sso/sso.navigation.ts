import type { AreaNavigation } from '@workledger/kit/shell/area'

export const ssoNavigation = {
  name: 'sso',
  navigation: [{ id: 'sign_on', to: '/admin/sign_on', icon: 'lock', for: 'auditor' }],
  inConsole: ['sign_on'],
} satisfies AreaNavigation
