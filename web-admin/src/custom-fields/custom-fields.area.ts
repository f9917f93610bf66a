import type { ConsoleArea } from '../kit/area'

export const customFieldsArea = {
  name: 'custom-fields',
  pages: [
    {
      path: 'custom_fields',
      opens: 'custom-field-types',
      page: () => import('./custom-fields-page'),
    },
  ],
} satisfies ConsoleArea
