export const en = {
  month: 'Month',
  hours: 'Overtime',
  comment: 'Comment',
  waits: (who: string) => ({
    subject: `${who}: overtime waits`,
    heading: `${who} has overtime`,
    lines: ['Please approve it or decline it. It counts only when approved.'],
    button: 'Decide',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your overtime was approved',
    heading: 'Your overtime was approved',
    lines: [
      by ? `${by} approved your overtime.` : 'Your overtime was approved.',
      'It counts in your working time account.',
    ],
    button: 'View the account',
  }),
  declined: (by: string | undefined) => ({
    subject: 'Your overtime was declined',
    heading: 'Your overtime was declined',
    lines: [
      by ? `${by} declined your overtime.` : 'Your overtime was declined.',
      'It does not count in your working time account.',
    ],
    button: 'View the account',
  }),
  approver: (company: string) =>
    `You get this message because you decide about time at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}
