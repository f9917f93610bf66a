import type { ConsoleArea } from '../kit/area'

export const biometricsArea = {
  name: 'biometrics',
  pages: [
    { path: 'biometrics', opens: 'devices', page: () => import('./biometrics-page') },
    {
      path: 'biometrics/imports/new',
      opens: 'punch-imports',
      page: () => import('./punch-imports/new-import-page'),
    },
    {
      path: 'biometrics/imports/:id',
      opens: 'punch-imports',
      page: () => import('./punch-imports/import-page'),
    },
  ],
} satisfies ConsoleArea
