export default {
  invoice: 'Invoice',
  print: 'Print Invoice',
  pay: 'Pay Now',
  payAmount: 'Pay Now · {{amount}}',
  status: { paid: 'Paid', due: 'Due on {{day}}', overdue: 'Overdue since {{day}}' },
  failed: {
    title: 'This link does not work',
    again: 'Something went wrong. Please try again.',
    text: 'Ask the sender for a new one.',
  },
} as const
