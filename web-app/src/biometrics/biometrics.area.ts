import type { AppArea } from '@workledger/kit/shell/area'

/** Its pages are in the console. */
export const biometricsArea = {
  name: 'biometrics',
  navigation: [{ id: 'biometrics', to: '/admin/biometrics', icon: 'settings', for: 'auditor' }],
  inConsole: ['biometrics'],
} satisfies AppArea
