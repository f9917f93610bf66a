/** Texts of a bank account. */
export default {
  tab: 'Bank account',
  title: 'Bank account',
  empty: { title: 'No bank account yet', text: 'Pay is transferred once an account is entered.' },
  add: 'Add account',
  change: 'Change account',
  holder: 'Account holder',
  iban: 'IBAN',
  ibanHint: 'Leave it empty where your bank has no IBAN.',
  bic: 'BIC',
  number: 'Account number',
  routing: 'Bank or routing code',
  changed: 'Last changed',
  changedBy: '{{time}} by {{name}}',
  password: 'Your current password',
  told: 'The employee is told of the change by e-mail, and the next pay run is marked.',
  toldYou: 'You get an e-mail about the change, and the next pay run is marked.',
  saved: 'The bank account is saved.',
  remove: 'Remove account',
  removeTitle: 'Remove the bank account?',
  removeText:
    'Nothing is transferred until another account is entered. The employee is told by e-mail.',
  removeYours:
    'Nothing is transferred until you enter another account. You get an e-mail about it.',
  removed: 'The bank account is removed.',
  history: 'History',
  locked: 'While you are signed in as somebody else, you cannot change their bank account.',
} as const
