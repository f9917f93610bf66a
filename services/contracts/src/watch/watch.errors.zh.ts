import { errorWords } from '../kernel/errors'
import type { watchErrors } from './watch.errors'

export const watchErrorsZh = errorWords<'zh', typeof watchErrors>()({
  'watch.involved': '此预警涉及你，或你在其相关记录中有过操作。须由另一名审计员处理。',
  'watch.no_proposal': '此提议已不再有效。请重新加载以查看当前规则。',
  'watch.own_proposal': '这是你的提议。须由另一名审计员确认。',
  'watch.least': '请选择2到1,000的数字。',
  'watch.weekday': '请填写1（周一）到7（周日）的星期。',
  'watch.band_order': '区间的上限小于下限。',
  'watch.band_twice': '每个币种的每种计薪方式只能有一个区间。',
})
