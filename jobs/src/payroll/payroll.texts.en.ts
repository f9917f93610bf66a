export const en = {
  payslip: (name: string, company: string) => ({
    subject: `Your payslip from ${company} is ready`,
    heading: `Hello ${name},`,
    lines: [
      'Your payslip is ready. For your privacy it is not attached: sign in to see it or to save it as PDF.',
    ],
    button: 'See your payslip',
    footer: `You get this message because you work at ${company}.`,
  }),
  period: 'Pay period',
  payDate: 'Pay date',
}
