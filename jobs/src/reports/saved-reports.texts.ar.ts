import type { en } from './saved-reports.texts.en'

export const ar: typeof en = {
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
    tag: 'الوسم',
    billable: 'قابل للفوترة',
  },
  none: {
    ...{ client: 'بلا عميل', project: 'بلا مشروع', employee: 'لا أحد', task: 'بلا مهمة' },
    tag: 'بلا وسم',
    ...{ billable: 'قابل للفوترة', notBillable: 'غير قابل للفوترة' },
  },
  share: 'الحصة',
  amount: 'المبلغ',
  time: 'الوقت',
  total: 'الإجمالي',
  entries: 'القيود',
  created: 'مهام أُنشئت',
  completed: 'مهام أُنجزت',
  tagsOnce: 'يُحتسب القيد تحت كل وسم من وسومه، ويُحتسب مرة واحدة في الإجمالي.',
  more: (lines) => `في التقرير أسطر أخرى عددها ${lines}.`,
}
