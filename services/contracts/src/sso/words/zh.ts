import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'sign-on': '单点登录',
    'sign-on-groups': '提供商的组',
    'mail-domain': '邮箱域名',
  },
  fields: {
    adds_people: '首次登录时添加人员',
    client_id: '客户端ID',
    code: 'DNS中的代码',
    domain: '域名',
    domain_id: '域名',
    domains: '邮箱域名',
    emergency: '紧急访问',
    employee_ids: '紧急访问',
    enforced: '强制',
    groups: '组',
    groups_claim: '组声明（claim）',
    issuer: '颁发者',
    name: '名称',
    proven: '已验证',
    provider: '提供商',
    provider_id: '提供商',
    reason: '原因',
    scopes: '范围',
    secret_id: '保险库中的客户端密钥',
    session_id: '会话',
    trusts_addresses: '信任其地址',
    user_id: '账号',
  },
  values: {},
} satisfies WordsLike<typeof english>
