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
    editable: 'Changed by',
    field_ids: 'Fields',
    mandatory: 'Mandatory',
    numbers: 'Numbers',
    owner_ids: 'Owners',
    visible_to: 'Seen by',
  },
  values: {
    everyone: 'Everyone',
  },
} as const satisfies Words
