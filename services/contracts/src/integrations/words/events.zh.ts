import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ApiTokenMade: '创建API令牌',
  ApiTokenScopeGranted: '授予API令牌权限范围',
  ApiTokenScopeWithdrawn: '撤回API令牌权限范围',
  ApiTokenRevoked: '吊销API令牌',
  ServiceAccountAdded: '已添加服务账号',
  ServiceAccountChanged: '已修改服务账号',
  ServiceAccountRemoved: '已移除服务账号',
  WebhookAdded: '添加Webhook端点',
  WebhookChanged: '更改Webhook端点',
  WebhookSecretRotated: '轮换Webhook端点的密钥',
  WebhookSwitchedOff: '关闭Webhook端点',
  WebhookSwitchedOn: '打开Webhook端点',
  WebhookRemoved: '移除Webhook端点',
  ChatChannelAdded: '添加聊天频道',
  ChatChannelChanged: '更改聊天频道',
  ChatChannelSwitchedOff: '关闭聊天频道',
  ChatChannelSwitchedOn: '打开聊天频道',
  ChatChannelRemoved: '移除聊天频道',
} satisfies NamesLike<typeof english>
