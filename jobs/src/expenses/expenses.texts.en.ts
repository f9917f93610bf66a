export const en = {
  name: 'Expense',
  category: 'Type',
  categories: { travelling: 'Travelling', meals: 'Meals', stuff: 'Stuff' },
  amount: 'Amount',
  rate: 'Rate',
  base: 'In the company’s currency',
  date: 'Date',
  description: 'Description',
  comment: 'Comment',
  reimbursedOn: 'Reimbursed on',
  note: 'Note',
  requested: (who: string) => ({
    subject: `${who} claimed an expense`,
    heading: `${who} claimed an expense`,
    lines: ['Please approve or reject the request.'],
    button: 'Decide',
  }),
  stepWaits: (who: string) => ({
    subject: `Expense of ${who} waits for your decision`,
    heading: `Expense of ${who} waits for your decision`,
    lines: ['The step before yours is approved. Please approve or reject the request.'],
    button: 'Decide',
  }),
  escalated: (who: string) => ({
    subject: `Expense of ${who} still waits`,
    heading: `Expense of ${who} still waits`,
    lines: ['No one has decided this step in time. Now you can decide it, too.'],
    button: 'Decide',
  }),
  approved: (by: string | undefined) => ({
    subject: 'Your expense was approved',
    heading: 'Your expense was approved',
    lines: [by ? `${by} approved your expense.` : 'Your expense was approved.'],
    button: 'View your expenses',
  }),
  rejected: (by: string | undefined) => ({
    subject: 'Your expense was rejected',
    heading: 'Your expense was rejected',
    lines: [by ? `${by} rejected your expense.` : 'Your expense was rejected.'],
    button: 'View your expenses',
  }),
  reimbursed: (by: string | undefined) => ({
    subject: 'Your expense is reimbursed',
    heading: 'Your expense is reimbursed',
    lines: [
      by ? `${by} marked your expense as reimbursed.` : 'Your expense was marked as reimbursed.',
    ],
    button: 'View your expenses',
  }),
  approver: (company: string) =>
    `You get this message because you decide about expenses at ${company}.`,
  employee: (company: string) => `You get this message because you work at ${company}.`,
}
