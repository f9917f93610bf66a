import type { en } from './sso.texts.en'

export const zh: typeof en = {
  subject: (company: string) => `${company}的紧急访问已被使用`,
  entered: (name: string, company: string) =>
    `${name}未经登录提供商，通过紧急访问进入了${company}。有效一小时。`,
  reason: (reason: string) => `原因：${reason}`,
  next: '如果没有人预料到此事，请终止此人的访问并查看审计记录。',
  button: '打开单点登录',
  footer: (company: string) => `你收到此邮件是因为你管理${company}。`,
}
