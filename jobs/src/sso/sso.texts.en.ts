export const en = {
  subject: (company: string) => `Emergency access to ${company} was used`,
  entered: (name: string, company: string) =>
    `${name} entered ${company} by emergency access, without the sign-in provider. It lasts an hour.`,
  reason: (reason: string) => `Reason: ${reason}`,
  next: 'If nobody expected this, end the person’s access and look at the audit trail.',
  button: 'Open single sign-on',
  footer: (company: string) => `You get this message because you administer ${company}.`,
}
