export const en = {
  week: 'Week',
  hours: 'Tracked hours',
  comment: 'Comment',
  submitted: (who: string) => ({
    subject: `${who} submitted a week`,
    heading: `${who} submitted a week`,
    lines: ['Please approve it or send it back.'],
    button: 'Decide',
  }),
  stepWaits: (who: string) => ({
    subject: `Week of ${who} waits for your decision`,
    heading: `Week of ${who} waits for your decision`,
    lines: ['The step before yours is approved. Please approve the week or send it back.'],
    button: 'Decide',
  }),
  escalated: (who: string) => ({
    subject: `Week of ${who} still waits`,
    heading: `Week of ${who} still waits`,
    lines: ['No one has decided this step in time. Now you can decide it, too.'],
    button: 'Decide',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your week was approved',
    heading: 'Your week was approved',
    lines: [by ? `${by} approved your week.` : 'Your week was approved.'],
    button: 'View the week',
  }),
  sentBack: (by: string | undefined) => ({
    subject: 'Your week was sent back',
    heading: 'Your week was sent back',
    lines: [
      by ? `${by} sent your week back.` : 'Your week was sent back.',
      'Change what is missing, and submit it again.',
    ],
    button: 'Open the week',
  }),
  reopened: (by: string | undefined) => ({
    subject: 'Your approved week is open again',
    heading: 'Your approved week is open again',
    lines: [
      by ? `${by} opened your week again.` : 'Your week was opened again.',
      'Change what is wrong, and submit it again.',
    ],
    button: 'Open the week',
  }),
  approver: (company: string) =>
    `You get this message because you decide about tracked time at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}
