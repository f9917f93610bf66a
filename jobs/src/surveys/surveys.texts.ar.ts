import type { en } from './surveys.texts.en'

export const ar: typeof en = {
  asked: (survey) => ({
    subject: survey,
    heading: survey,
    lines: ['نرجو الإجابة عن بعض الأسئلة. يعمل رابطك مرة واحدة.'],
    button: 'أجب عن الاستبيان',
  }),
  until: 'مفتوح حتى',
  anonymous:
    'هذا الاستبيان مجهول: لا أحد، حتى مدير النظام، يستطيع معرفة من أجاب بماذا. تظهر النتائج ابتداءً من خمس إجابات.',
  confidential: 'هذا الاستبيان سري: يرى من يديرون الاستبيانات إجاباتك مع اسمك.',
  footer: (company) =>
    `وصلتك هذه الرسالة لأنك تعمل في ${company}. لا تمررها: من لديه الرابط يستطيع أن يجيب بدلًا منك.`,
}
