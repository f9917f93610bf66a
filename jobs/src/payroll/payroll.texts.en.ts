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
  waits: (company: string) => ({
    subject: 'A pay run waits for your approval',
    heading: 'Pay run to approve',
    lines: ['A pay run was drafted. With four eyes, someone who did not prepare it approves it.'],
    button: 'Open the pay run',
    footer: `You get this message because you approve pay at ${company}.`,
  }),
  period: 'Pay period',
  payDate: 'Pay date',
}
