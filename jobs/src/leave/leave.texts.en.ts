import { counted } from '@workledger/contracts/kernel/written'

export const en = {
  type: 'Leave type',
  from: 'First day',
  to: 'Last day',
  decides: 'You decide',
  decided: {
    leave: 'leave',
    corrections: 'corrections of attendance',
    weeks: 'submitted weeks',
    overtime: 'overtime',
    expenses: 'steps of expenses',
  },
  when: 'When',
  /** What follows the day or the days of a leave. */
  halves: { first_half: 'first half of the day', second_half: 'second half of the day' },
  days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  balance: 'Balance',
  left: (before: string, after: string, year: number) =>
    `${before} → ${after} days left in ${year}`,
  away: 'Away then',
  others: (count: number) =>
    count === 0
      ? 'No one else'
      : counted('en', count, { one: 'One other person', other: `${count} other people` }),
  /**
   * The employee's words and the decider's words have separate labels, so they cannot be confused.
   */
  description: 'Reason given with the request',
  comment: 'Comment of the approver',
  requested: (who: string) => ({
    subject: `${who} requested leave`,
    heading: `${who} requested leave`,
    lines: ['Please approve or reject the request.'],
    button: 'Decide',
  }),
  stepWaits: (who: string) => ({
    subject: `Leave of ${who} waits for your decision`,
    heading: `Leave of ${who} waits for your decision`,
    lines: ['The step before yours is approved. Please approve or reject the request.'],
    button: 'Decide',
  }),
  escalated: (who: string) => ({
    subject: `Leave of ${who} still waits`,
    heading: `Leave of ${who} still waits`,
    lines: ['No one has decided this step in time. Now you can decide it, too.'],
    button: 'Decide',
  }),
  added: (by: string | undefined) => ({
    subject: 'Leave was added for you',
    heading: 'Leave was added for you',
    lines: [
      by
        ? `${by} added a leave for you. It is approved.`
        : 'A leave was added for you. It is approved.',
    ],
    button: 'View your leave',
  }),
  delegated: (manager: string) => ({
    subject: `You stand in for ${manager}`,
    heading: `You stand in for ${manager}`,
    lines: [`${manager} is away. From the first day to the last you decide what waits for them.`],
    button: 'Review requests',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your leave was approved',
    heading: 'Your leave was approved',
    lines: [by ? `${by} approved your leave.` : 'Your leave was approved.'],
    button: 'View your leave',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your leave was rejected',
    heading: 'Your leave was rejected',
    lines: [by ? `${by} rejected your leave.` : 'Your leave was rejected.'],
    button: 'View your leave',
  }),
  shortened: (by: string | undefined) => ({
    subject: 'Your leave ends earlier',
    heading: 'Your leave ends earlier',
    lines: [
      `${by ?? 'An administrator'} gave back the days of your leave that no pay run has used. The other days stay booked.`,
    ],
    button: 'View your leave',
  }),
  approver: (company: string) =>
    `You get this message because you decide about leave at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}
