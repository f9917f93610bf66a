import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'api-token': 'API 令牌',
    'service-account': '服务账号',
  },
  fields: {
    account: '服务账号',
    account_id: '服务账号 ID',
    expires_at: '到期时间',
    granted_by: '授权人',
    grants: '已授权',
    hint: '末尾字符',
    holder: '持有人',
    holder_id: '持有人 ID',
    made_by: '创建人',
    networks: '网络',
    permissions: '权限',
    scope: '权限范围',
    scopes: '权限范围列表',
    state: '状态',
    token_id: 'API 令牌',
    tokens: '有效令牌',
    used_at: '上次使用',
  },
  values: {
    active: '有效',
    expired: '已过期',
    revoked: '已吊销',
  },
} satisfies WordsLike<typeof english>
