export default {
  own: {
    title: 'My data',
    text: 'A file with all data that {{company}} holds about you: profile, contracts, leaves, attendance, tracked time, expenses, payslips, documents, history, and views of your record. As a page to read, and as JSON for programs.',
  },
  workspace: {
    title: 'Export of the whole company',
    text: 'A file with all events and the proofs of their order, every list as CSV, and all uploaded files. It contains all personal data: keep it safe.',
    numbers:
      'The file contains all bank account numbers unencrypted. Enter your password to prepare it.',
  },
  password: 'Your password',
  make: 'Prepare file',
  again: 'Try again',
  making: 'Preparing: {{percent}}',
  makingText: 'This may take a while. You can leave this page.',
  ready: 'Ready',
  until: '{{size}}, kept until {{moment}}',
  download: 'Download',
  failed: 'The file could not be prepared.',
} as const
