import type { en } from './daily-report.texts.en'

export const ar: typeof en = {
  subject: (company, day) => `${company}: العمل يوم ${day}`,
  heading: 'تقرير العمل اليومي',
  summary: (into, people, worked, tracked) =>
    `حضر ${into} من ${people}، بمجموع ${worked}؛ وسُجّل ${tracked}.`,
  onLeave: (names) => `في إجازة: ${names}.`,
  halves: {
    first_half: (name) => `${name} (النصف الأول من اليوم)`,
    second_half: (name) => `${name} (النصف الثاني من اليوم)`,
    part: (name, part) => `${name} (${part})`,
  },
  person: 'الاسم',
  in: 'الحضور',
  out: 'الانصراف',
  stillIn: 'ما زال حاضرًا',
  onBreak: 'في استراحة',
  noCheckOut: 'دون انصراف',
  worked: 'في العمل',
  tracked: 'المسجّل',
  planned: 'المخطط',
  done: 'المنجز',
  projects: 'الوقت حسب المشروع',
  noProject: 'بلا مشروع',
  footer: (company) =>
    `وصلتك هذه الرسالة لأن ${company} ترسل تقريرًا يوميًا عن العمل. يمكن لمدير النظام إيقافه من الإعدادات.`,
}
