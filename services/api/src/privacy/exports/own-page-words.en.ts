export const en = {
  title: (name: string, company: string) => `What ${company} holds about ${name}`,
  made: (at: string) => `Made on ${at} UTC. The same stands in data.json, for programs.`,
  files: 'Files and payslips',
  events: 'What happened',
  at: 'When (UTC)',
  what: 'What',
  by: 'By',
  cut: 'Cut off: there is more than a file takes. Ask your company for the rest.',
  missing: 'Payslips that could not be printed now; ask for them under Payslips.',
  /** A switch in words, and the separator of the parts of a value. */
  fixed: { true: 'Yes', false: 'No', and: '; ' },
}
