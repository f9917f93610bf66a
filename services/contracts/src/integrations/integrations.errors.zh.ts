import { errorWords } from '../kernel/errors'
import type { integrationErrors } from './integrations.errors'

export const integrationErrorsZh = errorWords<'zh', typeof integrationErrors>()({
  'token.name': '请为令牌命名。',
  'token.scopes': '请至少选择一个权限范围。',
  'token.network': '请输入地址或网络，例如192.0.2.0/24或2001:db8::/32。',
  'token.most': '已有{most}个有效令牌。请先吊销一个。',
  'token.granted': '你已授予此权限范围。还需另一位管理员授予。',
  'token.scope_absent': '此令牌没有需要管理员授权的这一权限范围。',
  'token.ended': '此令牌已被吊销或已过期。',
  'token.account_name': '请为服务账号命名。',
  'token.accounts_most': '一家公司最多可有{most}个服务账号。',
  'webhook.name': '请为端点命名。',
  'webhook.address': '请输入“https://example.com/hooks”这样的地址，其中不含密码。',
  'webhook.private': '该地址不在公共互联网上。请让运维人员放行。',
  'webhook.most': '一家公司最多有{most}个端点。',
  'chat.name': '请为频道命名。',
  'chat.kinds': '请至少选择一种消息。',
  'chat.host': '该主机不属于{service}。请确认，或检查地址。',
  'chat.most': '一家公司最多有{most}个频道。',
  'chat.off': '该频道已关闭。请先打开。',
  'webhook.off': '该端点已关闭。请先打开。',
})
