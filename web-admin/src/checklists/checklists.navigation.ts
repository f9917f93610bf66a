import type { AreaNavigation } from '@workledger/kit/shell/area'

export const checklistsNavigation = {
  name: 'checklists',
  navigation: [{ id: 'checklists', to: '/admin/checklists', icon: 'checklists', for: 'admin' }],
} satisfies AreaNavigation
