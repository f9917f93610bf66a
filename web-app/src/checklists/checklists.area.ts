import type { AppArea } from '../kit/area'

export const checklistsArea = {
  name: 'checklists',
  navigation: [{ id: 'checklists', to: '/admin/checklists', icon: 'check', for: 'admin' }],
} satisfies AppArea
