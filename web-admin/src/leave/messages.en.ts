import shared from '@workledger/web-app/kit/leave/messages.en'

export default {
  ...shared,
  page: 'Leave Approvals',
  requests: 'Requests',
  tabs: { timeoff: 'TimeOff', payslips: 'Payslips' },
  balanceColumn: 'Balance',
  requested: 'Requested',
  decided: 'Decided',
  department: 'Department',
  open: 'Actions for the leave of {{name}}',
  hintReading: 'J and K move, O opens the history.',
  emptyPendingText: 'New requests appear here as soon as they are made. Choose another status to see decided ones.',
  empty: { title: 'No leave requests', text: 'Requests of your people appear here as soon as they are made.' },
  stats: {
    policy: 'Policy {{policy}}',
    none: 'This employee has no time off policy. Choose one on the Work tab of the profile.',
  },
} as const
