export const en = {
  trial: (company: string, day: string) => ({
    subject: `The trial of ${company} ends on ${day}`,
    heading: `The trial of ${company} ends on ${day}`,
    lines: [
      'From then on the workspace can only be read, until an administrator subscribes. Nothing is deleted: everyone can still sign in, read and export.',
    ],
    button: 'Choose a plan',
  }),
  failed: (company: string) => ({
    subject: `The payment for ${company} failed`,
    heading: 'Your payment failed',
    lines: [
      `The payment provider could not charge the card for the Workledger subscription of ${company}. It will try again.`,
      'Check the card, or enter another one, so that the workspace stays open for changes.',
    ],
    button: 'Check the payment',
  }),
  cancelled: (company: string, day: string | null) => ({
    subject: `The subscription of ${company} is cancelled`,
    heading: 'The subscription is cancelled',
    lines: [
      day
        ? `The Workledger subscription of ${company} is cancelled. It runs until ${day}.`
        : `The Workledger subscription of ${company} is cancelled.`,
      'After that the workspace can only be read. Nothing is deleted: everyone can still sign in, read and export.',
    ],
    button: 'Open billing',
  }),
  footer: (company: string) => `You get this message because you administer ${company}.`,
}
