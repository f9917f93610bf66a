import type { en } from './webhooks.texts.en'

export const zh: typeof en = {
  subject: (name: string) => `Webhook ${name} 已关闭`,
  failing: (origin: string) => `向 ${origin} 的投递三天内均未成功。`,
  gone: (origin: string) => `${origin} 答复该地址已不存在。`,
  rights: (origin: string) => `向 ${origin} 投递的 Webhook 的创建人或服务账号已没有权限。`,
  next: '没有任何内容丢失：重新打开后，会从停止之处继续。',
  button: '打开 Webhook',
  footer: (company: string) => `您收到此消息，是因为您管理 ${company}。`,
}
