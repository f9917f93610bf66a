import type { ConsoleArea } from '../kit/area'

export const biometricsArea = {
  name: 'biometrics',
  pages: [{ path: 'biometrics', opens: 'devices', page: () => import('./biometrics-page') }],
} satisfies ConsoleArea
