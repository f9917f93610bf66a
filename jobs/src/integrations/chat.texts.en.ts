export const en = {
  test: 'Test',
  testText: (company: string) => `${company} can post here.`,
  waiting: 'A decision is needed',
  waits: {
    leave: 'A leave request waits for a decision.',
    expense: 'An expense waits for a decision.',
    correction: 'A correction of recorded time waits for a decision.',
    pay_run: 'A pay run waits for its approval.',
  },
  decide: 'Decide',
  more: (count: number) => (count === 1 ? 'One more item waits.' : `${count} more items wait.`),
  inbox: 'Open the inbox',
  away: (day: string) => `Away on ${day}`,
  half: (name: string) => `${name} (half a day)`,
  others: (count: number) => (count === 1 ? '1 other person' : `${count} other people`),
  approved: 'Pay run approved',
  approvedText: (period: string, payDate: string) =>
    `The pay run for ${period} is approved. Pay date: ${payDate}.`,
  payslips: 'Open payslips',
  off: {
    subject: (name: string) => `The chat channel ${name} is switched off`,
    failing: (host: string) => `A message to ${host} has not succeeded for three days.`,
    gone: (host: string) => `${host} answered that the channel or its address is gone.`,
    next: 'Check its address in Slack or Teams, then switch the channel on again.',
    button: 'Open the channel',
    footer: (company: string) => `You get this message because you administer ${company}.`,
  },
}
