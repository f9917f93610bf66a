import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'member-sign-in': '成员登录',
    email: '邮箱',
    user: '账号',
  },
  tables: {
    sign_in_factors: '第二重验证',
    users: '账号',
  },
  fields: {
    provider_id: '提供商',
    codes: '恢复码数',
    codes_left: '剩余恢复码',
    factor_id: '第二重验证',
    second: '第二步',
    admin_id: '管理员',
    email_verified_at: '邮箱验证时间',
    how: '方式',
    joins: '加入',
    language: '语言',
    sessions: '会话',
    via: '途径',
  },
  values: {
    totp: '身份验证器应用',
    passkey: '通行密钥',
    password: '密码',
    oidc: '单点登录',
    invitation: '邀请',
    address: '邮件链接',
    'recovery-code': '恢复码',

    joined: '已加入',
    reset: '重置',
    'sign-up': '注册',
  },
} satisfies WordsLike<typeof english>
