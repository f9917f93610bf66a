import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'custom-fields': 'Custom fields',
    'custom-values': 'Custom field values',
  },
  tables: {
    custom_values: 'Custom fields',
  },
  fields: {
    created_at: 'Added',
    editable: 'Editable',
    field_ids: 'Fields',
    mandatory: 'Mandatory',
    numbers: 'Numbers',
    owner_ids: 'Owners',
    position: 'Position',
    visible_to: 'Visible To',
  },
  columns: {
    'custom-field-types': {
      key: 'Form key',
    },
  },
  values: {
    everyone: 'Everyone',
  },
} as const satisfies Words
