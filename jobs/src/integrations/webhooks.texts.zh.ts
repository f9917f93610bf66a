import type { en } from './webhooks.texts.en'

export const zh: typeof en = {
  subject: (name: string) => `Webhook“${name}”已关闭`,
  failing: (origin: string) => `向${origin}的投递三天内均未成功。`,
  gone: (origin: string) => `${origin}响应称该地址已不存在。`,
  rights: (origin: string) => `向${origin}投递的Webhook的创建人或服务账号已没有权限。`,
  next: '没有丢失任何内容：重新打开后，会从停止之处继续。',
  button: '打开Webhook',
  footer: (company: string) => `你收到此邮件，是因为你是${company}的管理员。`,
}
