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
    'هذا الاستبيان مجهول: لا أحد، حتى المسؤول، يستطيع معرفة من أجاب بماذا. تظهر النتائج ابتداءً من خمس إجابات.',
  confidential: 'هذا الاستبيان سري: يرى مسؤولو الاستبيانات إجاباتك مع اسمك.',
  footer: (company) =>
    `وصلتك هذه الرسالة لأنك تعمل في ${company}. لا تمررها: من لديه الرابط يستطيع أن يجيب بدلًا منك.`,
}
