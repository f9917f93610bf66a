export const en = {
  changed: (name: string, company: string, by: string) => ({
    subject: `Your bank account at ${company} was changed`,
    heading: `Hello ${name},`,
    lines: [
      `${by} changed the bank account to which ${company} pays you.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  removed: (name: string, company: string, by: string) => ({
    subject: `Your bank account at ${company} was removed`,
    heading: `Hello ${name},`,
    lines: [
      `${by} removed the bank account to which ${company} pays you. Nothing is transferred until another one is entered.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  account: 'New account',
  yourself: 'You',
  admin: 'An administrator',
}
