import type { AreaNavigation } from '@workledger/kit/shell/area'

export const customFieldsNavigation = {
  name: 'custom-fields',
  navigation: [{ id: 'custom_fields', to: '/admin/custom_fields', icon: 'columns', for: 'admin' }],
  inConsole: ['custom_fields'],
} satisfies AreaNavigation
