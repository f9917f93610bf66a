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
  linked: {
    subject: (provider: string) => `${provider} now signs in to your account`,
    line: (company: string, provider: string) =>
      `You signed in to ${company} by ${provider}. From now on it opens your account without your password.`,
    next: 'If that was not you, tell your administrator at once.',
    button: 'Open my account',
    footer: 'You get this message because it concerns your account.',
  },
}
