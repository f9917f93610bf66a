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
  approval: {
    noType: 'No such type',
    text: 'Without a rule, one person decides. A rule for certain types comes before one for all types; then the one with the largest amount. An amount in another currency is compared at the rate of the claim; without a rate, the claim goes through the steps of the largest amounts. The person who asks never decides.',
    types: 'Expense types',
    allTypes: 'All types',
    fromAmount: 'Least amount ({{currency}})',
    fromColumn: 'Least amount',
    fromAmountHint: '0 is for every expense.',
    previewText: 'Choose a person, a type and an amount to see to whom the expense would go.',
    oneStep: 'One person decides, the manager or an administrator.',
    amount: 'Amount',
    type: 'Type',
    requests: 'Requests',
    empty: {
      title: 'No rules yet',
      text: 'One person decides each expense, the manager or an administrator.',
    },
  },
} as const
