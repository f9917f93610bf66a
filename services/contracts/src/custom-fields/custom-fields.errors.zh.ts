import { errorWords } from '../kernel/errors'
import type { customFieldErrors } from './custom-fields.errors'

export const customFieldErrorsZh = errorWords<'zh', typeof customFieldErrors>()({
  'custom_fields.order': '请将该类别的每个字段各列出一次。其间可能有他人添加或删除了字段。',
  'custom_fields.name': '请输入自定义字段名称！',
  'custom_fields.type': '请选择自定义字段类型！',
  'custom_fields.mandatory': '请从下列选项中选择！',
  'custom_fields.visible_to': '请选择可见范围！',
  'custom_fields.editable': '请选择是否可编辑！',
  'custom_fields.category': '请选择company或employee。',
  'custom_fields.category_stays': '字段的类别不能更改。',
  'custom_fields.key_taken': '已有字段“{name}”。两个名称的差别不能仅在于空格和大小写。',
  'custom_fields.too_many': '已有{most}个字段，达到上限。',
  'custom_fields.has_values': '此字段已有值，因此不能更改类型。请先清除这些值，或添加另一个字段。',
  'custom_fields.changed': '此字段在此期间已被更改或删除。请重新加载后重试。',
  'custom_fields.required': '“{name}”不能为空。',
  'custom_fields.admins_only': '只有管理员可以更改“{name}”。',
  'custom_fields.date': '请按YYYY-MM-DD格式输入日期。',
  'custom_fields.whole': '请输入不超过15位的整数。',
  'custom_fields.number': '请输入不超过15位、小数不超过10位的数字。',
  'custom_fields.takes_file': '此字段需要上传文件。',
})
