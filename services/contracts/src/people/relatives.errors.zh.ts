import { errorWords } from '../kernel/errors'
import type { relativeErrors } from './relatives.errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrorsZh = errorWords<'zh', typeof relativeErrors>()({
  'relatives.most': `已有${MOST_RELATIVES}条，达到上限。`,
  'relatives.name': '请输入姓名！',
  'relatives.relation': '请说明关系！',
  'relatives.phone': '请输入电话号码！',
  'relatives.chosen': '请选择关系。',
})
