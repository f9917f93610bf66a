import type { AppArea } from '@workledger/kit/shell/area'

export const checklistsArea = {
  name: 'checklists',
  navigation: [{ id: 'checklists', to: '/admin/checklists', icon: 'check', for: 'admin' }],
} satisfies AppArea
