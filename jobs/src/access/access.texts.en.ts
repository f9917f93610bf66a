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
  factorMail: {
    button: 'Open My account',
    note: 'If this was not you, change your password and remove what you do not know.',
  },
  factors: {
    added: {
      subject: 'A second factor was added',
      heading: 'A second factor was added',
      lines: ['Your account now asks for it when you sign in with your password.'],
    },
    removed: {
      subject: 'A second factor was removed',
      heading: 'A second factor was removed',
      lines: ['It no longer signs in to your account.'],
    },
    used: {
      subject: 'A recovery code was used',
      heading: 'A recovery code was used',
      lines: ['One of your recovery codes was used to sign in. It does not work again.'],
    },
    blocked: {
      subject: 'A passkey was blocked',
      heading: 'A passkey was blocked',
      lines: [
        'Your passkey was used in a way that suggests a copy of it. It no longer signs in. Remove it, and add it again on your own device.',
      ],
    },
    reset: {
      subject: 'Your second factors were removed',
      heading: 'Your second factors were removed',
      lines: [
        'An administrator of your company removed your authenticator apps, passkeys and recovery codes, and ended your sessions. Sign in with your password and set them up again.',
      ],
    },
  },
  footer: 'You get this message because your address is used for an account at Workledger.',
}
