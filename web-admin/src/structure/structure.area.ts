import type { ConsoleArea } from '../kit/area'

export const structureArea = {
  name: 'structure',
  pages: [{ path: 'general', opens: 'offices', page: () => import('../general-page') }],
} satisfies ConsoleArea
