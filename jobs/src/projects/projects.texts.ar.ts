import type { en } from './projects.texts.en'

export const ar: typeof en = {
  project: 'المشروع',
  status: 'الحالة',
  start: 'البداية',
  due: 'الاستحقاق',
  description: 'الوصف',
  assigned: (title) => ({
    subject: `مهمة لك: ${title}`,
    heading: title,
    lines: ['أُسندت إليك هذه المهمة.'],
    button: 'عرض المهمة',
  }),
  changed: (title) => ({
    subject: `تغيّرت مهمتك: ${title}`,
    heading: title,
    lines: ['تغيّرت هذه المهمة المسندة إليك، وهذا وضعها الآن.'],
    button: 'عرض المهمة',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
