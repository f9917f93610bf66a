import type { en } from './calendar.texts.en'

export const ar: typeof en = {
  when: 'الموعد',
  where: 'المكان',
  office: 'المكتب',
  description: 'الوصف',
  from: (start, end) => `من ${start} إلى ${end}`,
  time: (day, time) => `${day}، ${time}`,
  new: (title) => ({
    subject: `فعالية للشركة: ${title}`,
    heading: title,
    lines: ['أنت مدعو إلى هذه الفعالية.'],
    button: 'عرض الفعالية',
  }),
  changed: (title) => ({
    subject: `تغيّرت فعالية الشركة: ${title}`,
    heading: title,
    lines: ['تغيّرت هذه الفعالية، وهذا وضعها الآن.'],
    button: 'عرض الفعالية',
  }),
  cancelled: (title) => ({
    subject: `أُلغيت فعالية الشركة: ${title}`,
    heading: title,
    lines: ['لن تُقام هذه الفعالية.'],
    button: 'عرض التقويم',
  }),
  withdrawn: (title) => ({
    subject: `لم تعد فعالية الشركة لمكتبك: ${title}`,
    heading: title,
    lines: ['صارت هذه الفعالية لموظفي مكتب آخر.'],
    button: 'عرض التقويم',
  }),
  footer: (company) => `وصلتك هذه الرسالة لأنك تعمل لدى ${company}.`,
}
