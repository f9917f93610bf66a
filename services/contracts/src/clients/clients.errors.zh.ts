import { errorWords } from '../kernel/errors'
import type { clientErrors } from './clients.errors'

export const clientsErrorsZh = errorWords<'zh', typeof clientErrors>()({
  'client.in_use': '此客户有项目或发票，不能删除。',
  'client.unknown': '请选择客户！',
  'client.name': '请输入客户名称！',
  'client.contact': '请输入联系人姓名！',
})
