import shared from '@workledger/kit/areas/expenses/messages.en'

export default {
  ...shared,
  page: 'Expenses',
  requested: 'Requested',
  decided: 'Decided',
  open: 'Actions for the expense of {{name}}',
  hintReading: 'J and K move, O opens the details.',
  empty: {
    title: 'No expenses',
    text: 'Expenses appear here as soon as employees claim them.',
  },
  emptyPendingText:
    'New expenses appear here as soon as employees claim them. Choose another status to see decided ones.',
  reimburse: {
    action: 'Mark as reimbursed',
    title: 'Mark as reimbursed',
    text: '{{amount}} to {{name}}, paid outside of payroll.',
    date: 'Paid on',
    note: 'Note',
    done: 'Expense reimbursed',
  },
  reverse: {
    action: 'Counter-entry',
    title: 'Reverse the reimbursement',
    text: '{{amount}} of {{name}} is due again. The payment stays in the history.',
    date: 'Date',
    note: 'Why',
    done: 'Reimbursement reversed',
  },
} as const
