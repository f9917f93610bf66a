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
} satisfies NamesLike<typeof english>
