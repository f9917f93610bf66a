import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'custom-fields': '自定义字段',
    'custom-values': '自定义字段值',
  },
  tables: {
    custom_values: '自定义字段',
  },
  fields: {
    created_at: '添加时间',
    editable: '可编辑',
    field_ids: '字段',
    mandatory: '必填',
    numbers: '数值',
    owner_ids: '所有者',
    position: '顺序',
    visible_to: '可见范围',
  },
  columns: {
    'custom-field-types': {
      key: '表单键',
    },
  },
  values: {
    everyone: '所有人',
  },
} satisfies WordsLike<typeof english>
