export const en = {
  // Any person can sign up with any address, so the mail leaves out the chosen name.
  verify: {
    subject: 'Confirm your e-mail address',
    heading: 'Welcome',
    lines: ['Please confirm that this is your e-mail address. It takes one click.'],
    button: 'Confirm e-mail address',
    note: 'The link works for 24 hours. If you did not sign up, please ignore this message.',
  },
  reset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    lines: [
      'We received a request to set a new password for your account. If you made it, choose one here.',
    ],
    button: 'Set a new password',
    note: 'The link works once, for 60 minutes. If you did not ask for it, your password stays as it is and there is nothing to do.',
  },
  footer: 'You get this message because your address is used for an account at Workledger.',
}
