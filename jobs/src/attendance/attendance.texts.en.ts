export const en = {
  day: 'Day',
  before: 'Recorded',
  after: 'Proposed',
  none: 'No shift',
  open: 'no check-out',
  reason: 'Reason',
  comment: 'Comment',
  proposed: (who: string) => ({
    subject: `${who} proposed an attendance correction`,
    heading: `${who} proposed an attendance correction`,
    lines: ['Please approve or reject it.'],
    button: 'Decide',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your attendance correction was approved',
    heading: 'Your attendance correction was approved',
    lines: [by ? `${by} approved your correction.` : 'Your correction was approved.'],
    button: 'View your attendance',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your attendance correction was rejected',
    heading: 'Your attendance correction was rejected',
    lines: [by ? `${by} rejected your correction.` : 'Your correction was rejected.'],
    button: 'View your attendance',
  }),
  approver: (company: string) =>
    `You get this message because you decide about attendance at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
  pinReset: {
    subject: 'Your PIN for kiosks was reset',
    heading: 'Your PIN for kiosks was reset',
    lines: [
      'An administrator removed your PIN for kiosks and its lock.',
      'Set a new PIN in your account. No one else can set it for you.',
    ],
    button: 'Open your account',
  },
  pinLocked: (kiosk: string) => ({
    subject: 'Your PIN for kiosks is locked',
    heading: 'Your PIN for kiosks is locked',
    lines: [
      `Five wrong PINs were entered with your employee ID at the kiosk ${kiosk}.`,
      'If that was not you, set a new PIN and tell an administrator. A new PIN also unlocks it.',
    ],
    button: 'Open your account',
  }),
  paused: (kiosk: string) => ({
    subject: `The kiosk ${kiosk} is paused`,
    heading: `The kiosk ${kiosk} is paused`,
    lines: [
      '30 wrong PINs were entered at it within an hour. It works again after an hour.',
      'Look who stands there. If its tablet is lost, remove the kiosk.',
    ],
    button: 'View the kiosks',
  }),
  administrator: (company: string) => `You get this message because you administer ${company}.`,
}
