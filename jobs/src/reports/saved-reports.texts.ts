const en = {
  ready: 'Your saved report is ready.',
  shared: (owner: string) => `${owner} shares this report with you. It shows what you may see.`,
  period: 'Period',
  open: 'Open the report',
  attached: 'All of it is attached as a spreadsheet.',
  left: (rows: string) =>
    `The spreadsheet is not attached: it would be too large (more than ${rows} rows or 5 MB). Export it from the report.`,
  nothing: 'No time was tracked in these days.',
  stop: 'Stop these mails',
  footer: (company: string) =>
    `You get this message because you asked ${company} for this report by mail.`,
  sharedFooter: (owner: string, company: string) =>
    `You get this message because ${owner} of ${company} has it sent to you.`,
  heads: {
    client: 'Client',
    project: 'Project',
    employee: 'Employee',
    task: 'Task',
    billable: 'Billable',
  },
  none: {
    client: 'No client',
    project: 'No project',
    employee: 'No employee',
    task: 'No task',
    billable: 'Billable',
    notBillable: 'Not billable',
  },
  share: 'Share',
  amount: 'Amount',
  time: 'Time',
  total: 'Total',
  entries: 'Entries',
  created: 'Tasks created',
  completed: 'Tasks completed',
  more: (lines: string) => `The report has ${lines} more lines.`,
}

export type SavedReportsTexts = typeof en

const ar: SavedReportsTexts = {
  ready: 'تقريرك المحفوظ جاهز.',
  shared: (owner) => `يشاركك ${owner} هذا التقرير. يُظهر ما يحق لك رؤيته.`,
  period: 'المدة',
  open: 'افتح التقرير',
  attached: 'التقرير كاملًا مرفق كجدول بيانات.',
  left: (rows) =>
    `لم يُرفق جدول البيانات لكبر حجمه (أكثر من ${rows} صف أو 5 ميغابايت). صدّره من التقرير.`,
  nothing: 'لم يُسجَّل وقت في هذه الأيام.',
  stop: 'إيقاف هذه الرسائل',
  footer: (company) => `وصلتك هذه الرسالة لأنك طلبت من ${company} هذا التقرير بالبريد.`,
  sharedFooter: (owner, company) =>
    `وصلتك هذه الرسالة لأن ${owner} من ${company} طلب إرسالها إليك.`,
  heads: {
    client: 'العميل',
    project: 'المشروع',
    employee: 'الموظف',
    task: 'المهمة',
    billable: 'قابل للفوترة',
  },
  none: {
    ...{ client: 'بلا عميل', project: 'بلا مشروع', employee: 'لا أحد', task: 'بلا مهمة' },
    ...{ billable: 'قابل للفوترة', notBillable: 'غير قابل للفوترة' },
  },
  share: 'الحصة',
  amount: 'المبلغ',
  time: 'الوقت',
  total: 'الإجمالي',
  entries: 'القيود',
  created: 'مهام أُنشئت',
  completed: 'مهام أُنجزت',
  more: (lines) => `في التقرير أسطر أخرى عددها ${lines}.`,
}

export const savedReportsTexts = { en, ar }
