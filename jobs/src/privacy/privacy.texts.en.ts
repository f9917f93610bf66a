export const en = {
  waits: (who: string, name: string) => ({
    subject: 'Personal data of a former employee is to be erased',
    heading: 'An erasure is announced',
    lines: [
      `${who} asked to erase the personal data of ${name}. No other person can confirm it, so it waits.`,
      'Amounts of approved pay runs stay without a name. If the data must be kept, ask for a legal hold before the day below.',
    ],
    button: 'Open the audit',
    until: 'Not before',
  }),
  admin: 'An administrator',
  person: 'a former employee',
  footer: (company: string) =>
    `You get this message because you may look into the audit of ${company}.`,
}
