import type { FieldWords } from '../kernel/field-words'

export const customFieldsFieldWords: FieldWords = {
  kinds: {
    'custom-fields': ['Custom fields', 'الحقول المخصصة'],
    'custom-values': ['Custom field values', 'قيم الحقول المخصصة'],
  },
  tables: {
    custom_values: ['Custom fields', 'الحقول المخصصة'],
  },
  fields: {
    editable: ['Changed by', 'يعدّله'],
    field_ids: ['Fields', 'الحقول'],
    mandatory: ['Mandatory', 'إلزامي'],
    numbers: ['Numbers', 'الأرقام'],
    owner_ids: ['Owners', 'المالكون'],
    visible_to: ['Seen by', 'يراه'],
  },
  values: {
    everyone: ['Everyone', 'الجميع'],
  },
}
