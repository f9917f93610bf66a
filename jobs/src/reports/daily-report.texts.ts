const en = {
  subject: (company: string, day: string) => `${company}: work on ${day}`,
  heading: 'Daily work report',
  summary: (into: number, people: number, worked: string, tracked: string) =>
    `${into} of ${people} were in, for ${worked} together; ${tracked} were tracked.`,
  onLeave: (names: string) => `On leave: ${names}.`,
  halves: {
    first_half: (name: string) => `${name} (first half of the day)`,
    second_half: (name: string) => `${name} (second half of the day)`,
  },
  person: 'Name',
  in: 'In',
  out: 'Out',
  stillIn: 'still in',
  onBreak: 'on a break',
  noCheckOut: 'no check-out',
  worked: 'Worked',
  tracked: 'Tracked',
  planned: 'Planned',
  done: 'Done',
  projects: 'Time by project',
  noProject: 'No project',
  footer: (company: string) =>
    `You get this message because ${company} sends a daily work report. An admin can turn it off in the settings.`,
}

const ar: typeof en = {
  subject: (company, day) => `${company}: العمل يوم ${day}`,
  heading: 'تقرير العمل اليومي',
  summary: (into, people, worked, tracked) =>
    `حضر ${into} من ${people}، بمجموع ${worked}؛ وسُجّل ${tracked}.`,
  onLeave: (names) => `في إجازة: ${names}.`,
  halves: {
    first_half: (name) => `${name} (النصف الأول من اليوم)`,
    second_half: (name) => `${name} (النصف الثاني من اليوم)`,
  },
  person: 'الاسم',
  in: 'الحضور',
  out: 'الانصراف',
  stillIn: 'ما زال حاضراً',
  onBreak: 'في استراحة',
  noCheckOut: 'دون انصراف',
  worked: 'في العمل',
  tracked: 'المسجّل',
  planned: 'المخطط',
  done: 'المنجز',
  projects: 'الوقت حسب المشروع',
  noProject: 'بلا مشروع',
  footer: (company) =>
    `وصلتك هذه الرسالة لأن ${company} ترسل تقريراً يومياً عن العمل. يمكن للمشرف إيقافه من الإعدادات.`,
}

export const dailyReportTexts = { en, ar }

export type DailyReportTexts = typeof en
