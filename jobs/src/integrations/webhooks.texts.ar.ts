import type { en } from './webhooks.texts.en'

export const ar: typeof en = {
  subject: (name: string) => `أُوقف خطاف الويب ${name}`,
  failing: (origin: string) => `لم ينجح التسليم إلى ${origin} منذ ثلاثة أيام.`,
  gone: (origin: string) => `أجاب ${origin} بأن العنوان لم يعد موجودًا.`,
  rights: (origin: string) => `لم تعد للشخص أو حساب الخدمة وراء خطاف الويب إلى ${origin} صلاحيات.`,
  next: 'لم يُفقد شيء: عند تشغيله من جديد يتابع من حيث توقف.',
  button: 'افتح خطاف الويب',
  footer: (company: string) => `وصلتك هذه الرسالة لأنك تدير ${company}.`,
}
