export default {
  tab: 'Opened by auditors',
  viewer: 'Opened by',
  area: 'What',
  at: 'When',
  empty: 'No auditor has opened this record.',
  told: 'Recorded once an hour for each auditor and kind of record.',
} as const
