/** Words about time without input. */
export default {
  title: 'You were away',
  text: '“{{name}}” ran without input here from {{from}} to {{to}} ({{length}}).',
  keep: 'Keep the time',
  keepText: 'It counts. The history notes that you kept it.',
  discard: 'Discard it',
  discardText: 'The entry ends at {{from}}.',
  goOn: 'Discard and go on',
  goOnText: 'The entry ends at {{from}}, and the same work starts again at {{to}}.',
  split: 'Split',
  splitText: 'The time away becomes an entry of its own; the timer goes on.',
  what: 'What did you do meanwhile?',
  back: 'Back',
  setting: 'Idle time',
  off: 'Never ask',
  after_one: 'Ask after {{count}} minute',
  after_other: 'Ask after {{count}} minutes',
} as const
