import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: '已添加邮箱域名',
  MailDomainProven: '邮箱域名已验证',
  MailDomainLapsed: '邮箱域名不再有效',
  MailDomainRemoved: '已移除邮箱域名',
  SignOnProviderSet: '已设置登录提供商',
  SignOnProviderRemoved: '已移除登录提供商',
  SignOnEnforced: '已设置强制登录',
  EmergencyAccountsNamed: '已指定紧急账户',
  EmergencyAccessUsed: '已使用紧急访问',
  SignOnLinked: '账户已关联提供商',
  MailDomainTaken: '邮箱域名已占用',
  MailDomainReleased: '邮箱域名已释放',
} satisfies NamesLike<typeof english>
