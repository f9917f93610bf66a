import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CustomFieldAdded: '添加自定义字段',
  CustomFieldChanged: '修改自定义字段',
  CustomFieldsOrdered: '更改字段顺序',
  CustomFieldDeleted: '删除自定义字段',
  CustomFieldsClaimed: '自定义字段开始使用',
  CustomFieldsReleased: '自定义字段不再使用',
  CustomValuesChanged: '填写自定义字段',
} satisfies NamesLike<typeof english>
