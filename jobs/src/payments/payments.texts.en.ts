export const en = {
  /** `by`: null if the person did it. */
  changed: (name: string, company: string, by: string | null) => ({
    subject: `Your bank account at ${company} was changed`,
    heading: `Hello ${name},`,
    lines: [
      `${by ?? 'You'} changed the bank account to which ${company} pays you.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  removed: (name: string, company: string, by: string | null) => ({
    subject: `Your bank account at ${company} was removed`,
    heading: `Hello ${name},`,
    lines: [
      `${by ?? 'You'} removed the bank account to which ${company} pays you. Nothing is transferred until another one is entered.`,
      'If you did not expect this, tell your payroll office at once and change your password.',
    ],
    button: 'See your bank account',
    footer: `You get this message because you work at ${company}.`,
  }),
  account: 'New account',
  admin: 'An administrator',
}
