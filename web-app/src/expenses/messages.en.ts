// By the package's name: the browser tests load this file in Node, which otherwise needs an
// extension.
import shared from '@workledger/kit/areas/expenses/messages.en'

export default {
  ...shared,
  add: 'Add expense',
  edit: 'Edit expense',
  namePlaceholder: 'Train to Porto',
  categoryPlaceholder: 'Choose a type',
  rateHint: 'Leave it blank if you do not know it. The approver enters it.',
  more: 'More',
  requested: 'Requested on',
  added: 'New Expense Added',
  addFailed: 'Failed to Add Expense',
  changed: 'Expense Edited Successfully',
  keepReceipt: 'A new file replaces the current one.',
  empty: { title: 'No expenses yet', text: 'Add what you paid for the company, with its invoice.' },
  /** Next to the inbox's leaves. */
  approvals: 'Expenses',
  loadFailed: 'Failed to get expenses details',
  inbox: {
    ...shared.inbox,
    emptyText: 'Expenses of the people you manage appear here.',
  },
  pendingCount_one: '{{count}} Pending request',
  pendingCount_other: '{{count}} Pending requests',
} as const
