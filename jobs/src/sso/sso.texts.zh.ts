import type { en } from './sso.texts.en'

export const zh: typeof en = {
  subject: (company: string) => `${company}的紧急访问已被使用`,
  entered: (name: string, company: string) =>
    `${name}未经登录提供商，通过紧急访问进入了${company}。有效期为一小时。`,
  reason: (reason: string) => `原因：${reason}`,
  next: '如果没有人预料到此事，请终止此人的访问并查看审计记录。',
  button: '打开单点登录',
  footer: (company: string) => `你收到此邮件，是因为你是${company}的管理员。`,
  set: {
    subject: (company: string) => `${company}的登录提供商已设置`,
    line: (by: string, provider: string, company: string) =>
      `${by}将${provider}设为${company}的登录提供商。运营该提供商的人能以公司任何人的身份登录。`,
    next: '如果没有人预料到此事，请移除该提供商并查看审计记录。',
  },
  confirm: {
    subject: (provider: string) => `确认通过${provider}登录`,
    line: (company: string, provider: string) =>
      `你正在用账号的地址通过${provider}登录${company}。请确认该账号属于你。此后可通过${provider}登录它。`,
    button: '确认并登录',
    note: '链接20分钟内有效，只能在开始登录的浏览器中使用一次。如果不是你本人发起的，请不要打开，并告知管理员。',
  },
  linked: {
    subject: (provider: string) => `现在可通过${provider}登录你的账号`,
    line: (company: string, provider: string) =>
      `你通过${provider}登录了${company}。从现在起，通过它无需密码即可登录你的账号。`,
    next: '如果不是你本人操作，请立即告知管理员。',
    button: '打开我的账号',
    footer: '你收到此邮件，是因为它涉及你的账号。',
  },
}
