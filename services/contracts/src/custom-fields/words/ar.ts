import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'custom-fields': 'الحقول المخصصة',
    'custom-values': 'قيم الحقول المخصصة',
  },
  tables: {
    custom_values: 'الحقول المخصصة',
  },
  fields: {
    created_at: 'أُضيف في',
    editable: 'يعدّله',
    field_ids: 'الحقول',
    mandatory: 'إلزامي',
    numbers: 'الأرقام',
    owner_ids: 'المالكون',
    position: 'الموضع',
    visible_to: 'يراه',
  },
  columns: {
    'custom-field-types': {
      key: 'مفتاح النموذج',
    },
  },
  values: {
    everyone: 'الجميع',
  },
} satisfies WordsLike<typeof english>
