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
    text: 'Expenses of your people appear here as soon as they are claimed.',
  },
  emptyPendingText:
    'New expenses appear here as soon as they are claimed. Choose another status to see decided ones.',
  reimburse: {
    action: 'Mark as reimbursed',
    title: 'Mark as reimbursed',
    text: '{{amount}} to {{name}}, paid outside of payroll.',
    date: 'Paid on',
    note: 'Note',
    done: 'Expense Reimbursed',
  },
  reverse: {
    action: 'Counter-entry',
    title: 'Take the reimbursement back',
    text: '{{amount}} of {{name}} is due again. What was paid stays in the history.',
    date: 'Date',
    note: 'Why',
    done: 'Reimbursement Taken Back',
  },
} as const
