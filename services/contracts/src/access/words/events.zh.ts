import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: '创建账号',
  VerificationRequested: '请求验证邮箱',
  EmailVerified: '验证邮箱',
  EmailChanged: '更改邮箱',
  LanguageChosen: '选择语言',
  PasswordResetRequested: '请求新密码',
  PasswordChanged: '更改密码',
  SignedIn: '登录',
  SignedInAs: '以他人身份登录',
  UserErased: '擦除账号',
  ProviderLinkAsked: '请求确认登录提供商',
  SignedOut: '退出登录',
  EmailReserved: '占用邮箱',
  EmailReleased: '释放邮箱',
  FactorAdded: '添加第二重验证',
  FactorNamed: '重命名第二重验证',
  FactorRemoved: '移除第二重验证',
  PasskeyBlocked: '停用通行密钥',
  RecoveryCodesMade: '生成恢复码',
  RecoveryCodeUsed: '使用恢复码',
  FactorsReset: '重置第二重验证',
  MemberFactorsReset: '重置第二重验证',
} satisfies NamesLike<typeof english>
