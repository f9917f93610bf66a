export default {
  own: {
    title: 'My data',
    text: 'A file with everything that {{company}} holds about you: profile, contracts, leaves, attendance, tracked time, expenses, payslips, documents, what happened and who opened your record. As a page to read, and as JSON for programs.',
  },
  workspace: {
    title: 'Export of the whole company',
    text: 'A file with all events and the proofs of their order, every list as CSV, and all uploaded files. It holds the personal data of everybody: keep it safe.',
    numbers:
      'The file holds the bank account numbers of everybody in clear. Enter your password to have it prepared.',
  },
  password: 'Your password',
  make: 'Prepare file',
  again: 'Try again',
  making: 'Being prepared: {{percent}}',
  makingText: 'This may take a while. You can leave this page.',
  ready: 'Ready',
  until: '{{size}}, kept until {{moment}}',
  download: 'Download',
  failed: 'The file could not be prepared.',
} as const
