export const en = {
  subject: (company: string) => `Emergency access to ${company} was used`,
  entered: (name: string, company: string) =>
    `${name} entered ${company} by emergency access, without the sign-in provider. It lasts an hour.`,
  reason: (reason: string) => `Reason: ${reason}`,
  next: 'If no one expected this, end the person’s access and look at the audit trail.',
  button: 'Open single sign-on',
  footer: (company: string) => `You get this message because you administer ${company}.`,
  set: {
    subject: (company: string) => `The sign-in provider of ${company} was set`,
    line: (by: string, provider: string, company: string) =>
      `${by} set ${provider} as the sign-in provider of ${company}. The person who runs it can sign in as anyone in the company.`,
    next: 'If no one expected this, remove the provider and look at the audit trail.',
  },
  confirm: {
    subject: (provider: string) => `Confirm the sign-in by ${provider}`,
    line: (company: string, provider: string) =>
      `You are signing in to ${company} by ${provider}, with the address of your account. Confirm that the account is yours. From then on ${provider} opens it.`,
    button: 'Confirm and sign in',
    note: 'The link works once, for 20 minutes, in the browser in which you began. If you did not begin, do not open it, and tell your administrator.',
  },
  linked: {
    subject: (provider: string) => `${provider} now signs in to your account`,
    line: (company: string, provider: string) =>
      `You signed in to ${company} by ${provider}. From now on it opens your account without your password.`,
    next: 'If that was not you, tell your administrator at once.',
    button: 'Open my account',
    footer: 'You get this message because it concerns your account.',
  },
}
