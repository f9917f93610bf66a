const en = {
  asked: (survey: string) => ({
    subject: survey,
    heading: survey,
    lines: ['Please answer a few questions. Your link works once.'],
    button: 'Answer the survey',
  }),
  until: 'Open until',
  anonymous:
    'This survey is anonymous: no one, not even an administrator, can see who answered what. Results appear from five answers on.',
  confidential:
    'This survey is confidential: the administrators of surveys see your answers with your name.',
  footer: (company: string) =>
    `You get this message because you work at ${company}. Do not pass it on: anyone with the link can answer in your place.`,
}

const ar: typeof en = {
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

export const surveysTexts = { en, ar }
