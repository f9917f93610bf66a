const en = {
  ready: 'Your saved report is ready.',
  shared: (owner: string) => `${owner} shares this report with you. It shows what you may see.`,
  period: 'Period',
  open: 'Open the report',
  stop: 'You can stop these mails under Saved:',
  askOwner: (owner: string) => `To stop these mails, ask ${owner}.`,
  footer: (company: string) => `You get this message because you asked ${company} for this report by mail.`,
  sharedFooter: (owner: string, company: string) => `You get this message because ${owner} of ${company} has it sent to you.`,
}
const ar: typeof en = {
  ready: 'تقريرك المحفوظ جاهز.',
  shared: (owner) => `يشاركك ${owner} هذا التقرير. يُظهر ما يحق لك رؤيته.`,
  period: 'المدة',
  open: 'افتح التقرير',
  stop: 'يمكنك إيقاف هذه الرسائل من المحفوظة:',
  askOwner: (owner) => `لإيقاف هذه الرسائل تواصل مع ${owner}.`,
  footer: (company) => `وصلتك هذه الرسالة لأنك طلبت من ${company} هذا التقرير بالبريد.`,
  sharedFooter: (owner, company) => `وصلتك هذه الرسالة لأن ${owner} من ${company} طلب إرسالها إليك.`,
}
export const savedReportsTexts = { en, ar }
