const en = {
  ready: 'Your saved report is ready.',
  period: 'Period',
  open: 'Open the report',
  stop: 'You can stop these mails under Saved:',
  footer: (company: string) => `You get this message because you asked ${company} for this report by mail.`,
}
const ar: typeof en = {
  ready: 'تقريرك المحفوظ جاهز.',
  period: 'المدة',
  open: 'افتح التقرير',
  stop: 'يمكنك إيقاف هذه الرسائل من المحفوظة:',
  footer: (company) => `وصلتك هذه الرسالة لأنك طلبت من ${company} هذا التقرير بالبريد.`,
}
export const savedReportsTexts = { en, ar }
