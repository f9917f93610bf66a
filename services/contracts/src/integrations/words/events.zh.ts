import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: '已创建API令牌',
  ApiTokenScopeGranted: '已授予API令牌权限范围',
  ApiTokenScopeWithdrawn: '已撤回API令牌权限范围',
  ApiTokenRevoked: '已吊销API令牌',
  ServiceAccountAdded: '已添加服务账号',
  ServiceAccountChanged: '已修改服务账号',
  ServiceAccountRemoved: '已移除服务账号',
  WebhookAdded: '已添加Webhook端点',
  WebhookChanged: '已更改Webhook端点',
  WebhookSecretRotated: '已轮换Webhook端点的密钥',
  WebhookSwitchedOff: '已关闭Webhook端点',
  WebhookSwitchedOn: '已打开Webhook端点',
  WebhookRemoved: '已移除Webhook端点',
  ChatChannelAdded: '已添加聊天频道',
  ChatChannelChanged: '已更改聊天频道',
  ChatChannelSwitchedOff: '已关闭聊天频道',
  ChatChannelSwitchedOn: '已打开聊天频道',
  ChatChannelRemoved: '已移除聊天频道',
} satisfies NamesLike<typeof english>
