import { errorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsZh = errorWords<'zh', typeof reportErrors>()({
  'report.name': '请为报表命名。',
  'report.name_taken': '你已有同名的已保存报表。',
  'report.recipient': '请选择在此工作且你能看到的人员。',
  'report.sent_just_now': '此报表在不到一分钟前已发送。',
  'report.stop_key': '此链接无效。',
  'report.most': '你已有{most}个已保存的报表。请先删除一个。',
})
