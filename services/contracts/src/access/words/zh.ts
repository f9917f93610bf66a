import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    email: '邮箱',
    user: '账号',
  },
  tables: {
    users: '账号',
  },
  fields: {
    admin_id: '管理员',
    email_verified_at: '邮箱验证时间',
    how: '方式',
    joins: '加入',
    language: '语言',
    sessions: '会话',
    via: '途径',
  },
  values: {
    joined: '已加入',
    reset: '重置',
    'sign-up': '注册',
  },
} satisfies WordsLike<typeof english>
