export const en = {
  ready: 'Your saved report is ready.',
  shared: (owner: string) => `${owner} shares this report with you. It shows what you may see.`,
  period: 'Period',
  open: 'Open the report',
  attached: 'All of it is attached as a spreadsheet.',
  left: (rows: string) =>
    `The spreadsheet is not attached: it would be too large (more than ${rows} rows or 5 MB). Export it from the report.`,
  nothing: 'No time was tracked in these days.',
  stop: 'Stop these mails',
  footer: (company: string) =>
    `You get this message because you asked ${company} for this report by mail.`,
  sharedFooter: (owner: string, company: string) =>
    `You get this message because ${owner} of ${company} has it sent to you.`,
  heads: {
    client: 'Client',
    project: 'Project',
    employee: 'Employee',
    task: 'Task',
    billable: 'Billable',
  },
  none: {
    client: 'No client',
    project: 'No project',
    employee: 'No employee',
    task: 'No task',
    billable: 'Billable',
    notBillable: 'Not billable',
  },
  share: 'Share',
  amount: 'Amount',
  time: 'Time',
  total: 'Total',
  entries: 'Entries',
  created: 'Tasks created',
  completed: 'Tasks completed',
  more: (lines: string) => `The report has ${lines} more lines.`,
}
