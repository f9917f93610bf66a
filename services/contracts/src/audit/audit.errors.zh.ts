import { errorWords } from '../kernel/errors'
import type { auditErrors } from './audit.errors'

export const auditErrorsZh = errorWords<'zh', typeof auditErrors>()({
  'audit.filter_name': '请为筛选条件命名。',
  'audit.filter_taken': '你已有同名的已保存筛选条件。',
  'audit.filter_most': '你已有{most}个已保存的筛选条件。请先删除一个。',
  'evidence.busy': '此公司已有两个证据包正在生成或等待生成。请半分钟后重试。',
  'evidence.too_many': '此范围超过{most}个事件，即一个证据包的上限。请选择较短的期间。',
})
