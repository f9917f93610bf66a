import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: '添加邮箱域名',
  MailDomainProven: '验证邮箱域名',
  MailDomainLapsed: '邮箱域名验证失效',
  MailDomainRemoved: '移除邮箱域名',
  SignOnProviderSet: '设置登录提供商',
  SignOnProviderRemoved: '移除登录提供商',
  SignOnEnforced: '设置强制登录',
  EmergencyAccountsNamed: '指定紧急账号',
  EmergencyAccessUsed: '使用紧急访问',
  SignOnLinked: '账号关联提供商',
  SignOnUnlinked: '账号解除与提供商的关联',
  SignOnGroupsNamed: '提供商列出的组',
  SignOnGroupsIgnored: '提供商列出的组过多，已忽略',
  MailDomainTaken: '占用邮箱域名',
  MailDomainReleased: '释放邮箱域名',
} satisfies NamesLike<typeof english>
