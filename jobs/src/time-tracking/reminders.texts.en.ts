export const en = {
  subject: 'You are checked in, and no timer is running',
  lines: ['Start the timer with what you are working on, or check out if you are done for today.'],
  button: 'Open the timer',
  footer: (company: string) =>
    `You get this message because ${company} reminds people who are checked in to track their time.`,
}
