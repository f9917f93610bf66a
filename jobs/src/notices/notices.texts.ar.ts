import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './notices.texts.en'

const notices = (count: number) =>
  counted('ar', count, {
    zero: 'لا إشعارات',
    one: 'إشعار واحد',
    two: 'إشعاران',
    few: `${count} إشعارات`,
    many: `${count} إشعارًا`,
    other: `${count} إشعار`,
  })

export const ar: typeof en = {
  digest: (count, day) => ({
    subject: `${notices(count)} · ${day}`,
    heading: notices(count),
    lines: ['ما حدث منذ آخر رسالة يومية. افتح الإشعارات لرؤية التفاصيل.'],
    button: 'عرض إشعاراتك',
  }),
  footer: (company) => `تصلك هذه الرسالة لأنك اخترت رسالة يومية في ${company}.`,
  push: (kind) => `جديد: ${kind}`,
  pushTest: 'تصل الإشعارات الفورية إلى هذا المتصفح.',
  stop: 'إيقاف هذه الرسائل',
}
