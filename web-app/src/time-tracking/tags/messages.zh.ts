import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  tags: '标签',
  named: '标签：{{tags}}',
  find: '查找或输入标签',
  add: '添加“{{tag}}”',
  all: '所有标签',
  none: '输入标签，下次会提供建议。',
  unfound: '没有这样的标签。',
  most: '每条记录最多有{{most}}个标签。',
  wrong: '标签须为1至40个字符，且不含逗号。',
})
