import type { AppArea } from '@workledger/kit/shell/area'

export const customFieldsArea = {
  name: 'custom-fields',
  navigation: [{ id: 'custom_fields', to: '/admin/custom_fields', icon: 'columns', for: 'admin' }],
  inConsole: ['custom_fields'],
} satisfies AppArea
