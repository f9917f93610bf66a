import type { AreaNavigation } from '@workledger/kit/shell/area'

export const biometricsNavigation = {
  name: 'biometrics',
  navigation: [{ id: 'biometrics', to: '/admin/biometrics', icon: 'fingerprint', for: 'auditor' }],
  inConsole: ['biometrics'],
} satisfies AreaNavigation
