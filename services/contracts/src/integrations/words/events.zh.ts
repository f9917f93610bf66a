import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: '已创建 API 令牌',
  ApiTokenScopeGranted: '已授予 API 令牌权限范围',
  ApiTokenScopeWithdrawn: '已撤回 API 令牌权限范围',
  ApiTokenRevoked: '已吊销 API 令牌',
  ServiceAccountAdded: '已添加服务账号',
  ServiceAccountChanged: '已修改服务账号',
  ServiceAccountRemoved: '已移除服务账号',
  WebhookAdded: '已添加 Webhook 端点',
  WebhookChanged: '已更改 Webhook 端点',
  WebhookSecretRotated: '已轮换 Webhook 端点的密钥',
  WebhookSwitchedOff: '已关闭 Webhook 端点',
  WebhookSwitchedOn: '已打开 Webhook 端点',
  WebhookRemoved: '已移除 Webhook 端点',
} satisfies NamesLike<typeof english>
