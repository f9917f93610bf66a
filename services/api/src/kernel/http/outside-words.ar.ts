import type { en } from './outside-words.en'

export const ar: typeof en = {
  question: 'هل لديك سؤال؟',
  ask: (company) => `اسأل ${company}.`,
  askAdmin: 'اسأل مدير النظام في شركتك.',
  contact: 'تواصل معنا',
  stay: 'البقاء على العربية',
}
