import type { en } from './outside-words.en'

export const zh: typeof en = {
  question: '有疑问？',
  ask: (company) => `请咨询${company}。`,
  askAdmin: '请咨询您的管理员。',
  contact: '联系我们',
  stay: '继续使用中文',
}
