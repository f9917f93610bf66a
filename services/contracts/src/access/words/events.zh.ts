import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: '创建账号',
  VerificationRequested: '请求验证邮箱',
  EmailVerified: '验证邮箱',
  EmailChanged: '更改邮箱',
  LanguageChosen: '已选择语言',
  PasswordResetRequested: '请求新密码',
  PasswordChanged: '更改密码',
  SignedIn: '登录',
  SignedInAs: '以他人身份登录',
  UserErased: '擦除账号',
  SignedOut: '退出登录',
  EmailReserved: '占用邮箱',
  EmailReleased: '释放邮箱',
} satisfies NamesLike<typeof english>
