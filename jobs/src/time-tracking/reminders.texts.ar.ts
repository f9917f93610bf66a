import type { en } from './reminders.texts.en'

export const ar: typeof en = {
  subject: 'سجّلت حضورك ولا مؤقت يعمل',
  lines: ['شغّل المؤقت واكتب ما تعمل عليه، أو سجّل انصرافك إن أنهيت عملك اليوم.'],
  button: 'فتح المؤقت',
  footer: (company) => `وصلتك هذه الرسالة لأن ${company} تذكّر من سجّلوا حضورهم بتسجيل أوقاتهم.`,
}
