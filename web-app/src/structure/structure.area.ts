import type { AppArea } from '../kit/area'

export const structureArea = {
  name: 'structure',
  navigation: [{ id: 'general', to: '/admin/general', icon: 'settings' }],
  inConsole: ['general'],
} satisfies AppArea
