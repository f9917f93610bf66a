export default {
  invoice: 'Invoice',
  print: 'Print Invoice',
  pay: 'Pay Now',
  failed: {
    title: 'This link does not work',
    again: 'Something went wrong. Please try again.',
    text: 'Ask the sender for a new one.',
  },
} as const
