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
    editable: 'يعدّله',
    field_ids: 'الحقول',
    mandatory: 'إلزامي',
    numbers: 'الأرقام',
    owner_ids: 'المالكون',
    visible_to: 'يراه',
  },
  values: {
    everyone: 'الجميع',
  },
} satisfies WordsLike<typeof english>
