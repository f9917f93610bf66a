export const en = {
  invitation: (name: string, company: string, inviter: string | undefined) => ({
    subject: `Join ${company} on Workledger`,
    heading: name ? `Hello ${name},` : 'Hello,',
    lines: [
      inviter
        ? `${inviter} invites you to join ${company} on Workledger.`
        : `You are invited to join ${company} on Workledger.`,
      'There you check in and out, track your time, ask for leave and find your payslips.',
    ],
    button: 'Accept the invitation',
    note: 'The invitation works for 7 days. Afterwards, ask for a new one.',
    footer: `You get this message because ${company} entered your address for its staff.`,
  }),
}
